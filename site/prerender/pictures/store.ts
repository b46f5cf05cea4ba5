import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from '../write-changed';
import type { MasterFacts } from './picture';

/** Facts of earlier runs by the hash of the master's bytes. */
export type KnownFacts = Record<string, MasterFacts>;

/** Raise when `inspect` finds out something else or more. */
const VERSION = 2;

/** Reads what earlier runs found out; nothing if there was none, or if it was cut off. */
export function readFacts(file: string): KnownFacts {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { version: number; masters: KnownFacts };
    return stored.version === VERSION ? stored.masters : {};
  } catch {
    // Only a cache: what is missing is found out again.
    return {};
  }
}

/** Keeps what this run knows. */
export function writeFacts(file: string, masters: KnownFacts): void {
  writeChanged(file, JSON.stringify({ version: VERSION, masters }));
}

/** Size in bytes of each file below a folder, by its path there with `/`. */
export function listFiles(dir: string): Map<string, number> {
  mkdirSync(dir, { recursive: true });
  const sizes = new Map<string, number>();
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const stat = statSync(path.join(dir, name), { throwIfNoEntry: false });
    if (stat?.isFile()) sizes.set(name.split(path.sep).join('/'), stat.size);
  }
  return sizes;
}

/** Writes a file whole or not at all: an interrupted run leaves no half picture behind. */
export function writeWhole(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}

/** Milliseconds that another run may take between writing a draft and giving it its name. */
const DRAFT_AGE = 600_000;

/**
 * Removes files that no picture needs any more.
 * @returns their names
 */
export function removeStale(dir: string, names: Iterable<string>, needed: Set<string>): string[] {
  const stale = [...names].filter((name) => !needed.has(name) && !isYoungDraft(path.join(dir, name)));
  for (const name of stale) rmSync(path.join(dir, name), { force: true });
  return stale;
}

function isYoungDraft(file: string): boolean {
  if (!file.endsWith('.draft')) return false;
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat !== undefined && Date.now() - stat.mtimeMs < DRAFT_AGE;
}
