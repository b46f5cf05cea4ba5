import path from 'node:path';
import { fileURLToPath } from 'node:url';

export type Log = (line: string) => void;

/** Runs a program of the terminal: a failure ends with its description and exit code 1. */
export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(describeError(error));
    process.exit(1);
  });
}

/** Returns an error's message with its place: the bundler's, or that of the first of our sources in the stack. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { frame, stack = '', constructor } = error as Error & { frame?: string };
  // The compiler adds its own stack.
  const [message] = error.message.split(/\n+Caused by:/);
  if (frame) return `${message}\n${frame}`;
  const places = [...stack.matchAll(/([^\s(]+):(\d+):\d+/g)].map(([, file, line]) => ({
    file: path.relative('', file!.startsWith('file:') ? fileURLToPath(file!) : file!),
    line,
  }));
  const place = places.find(({ file }) => /^(widgets|loader|site|tests)\b/.test(file));
  const hasPlace = !place || (constructor === Error && /^(site.(prerender|serve)|tests)/.test(place.file));
  return hasPlace ? message! : `${place.file}:${place.line}: ${error.name}: ${message}`;
}
