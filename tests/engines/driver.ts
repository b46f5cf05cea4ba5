import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { Key } from './check';

/** A running browser with one page, driven the way its maker offers. */
export interface Driver {
  /** Name and version, for the table. */
  name: string;
  /** Opens an address in a page without history and waits for its load event. */
  open(url: string): Promise<void>;
  /** Runs an expression that gives a promise of a string. */
  evaluate(expression: string): Promise<string>;
  /** Presses and releases the mouse at a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

/** An engine that may be installed here or not. */
export interface Engine {
  name: string;
  /** Advice on what to install, in words for a person. */
  advice: string;
  isInstalled(): boolean;
  launch(): Promise<Driver>;
}

export const viewport = { width: 1200, height: 900 };

/** The first program of these names on PATH. */
export function program(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    // Not there or not to be run: both mean that it is not installed.
    return false;
  }
}
