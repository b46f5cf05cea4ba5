import { accessSync, constants } from 'node:fs';
import path from 'node:path';

export type Key = 'ArrowRight' | 'Backspace' | 'End' | 'Escape' | 'Tab';

/** A running browser with one page. */
export interface Driver {
  name: string;
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /** Runs an expression that returns a promise of a string. */
  evaluate(expression: string): Promise<string>;
  /** Clicks a point of the viewport, in CSS pixels. */
  click(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  advice: string;
  isInstalled(): boolean;
  launch(): Promise<Driver>;
}

export const viewport = { width: 1200, height: 900 };

/** Returns the path of the first of these programs on PATH. */
export function program(...names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
