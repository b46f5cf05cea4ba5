import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Lists every file below a folder, sorted. Skips the packages of the drawing and font tools, whose links may be broken. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true })
    .map((name) => path.join(folder, String(name)))
    .filter((file) => !file.includes('node_modules') && statSync(file).isFile())
    .sort();
}

/** Writes a generated file only if its text has changed, so that watchers rebuild less. */
export function writeChanged(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a file and then renames it, so that an interrupted run leaves no partial picture. */
export function writeWhole(file: string, bytes: Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
}
