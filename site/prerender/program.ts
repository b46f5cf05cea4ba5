import path from 'node:path';

export type Log = (line: string) => void;

/** Runs a program of the terminal: a failure ends with its description and exit code 1. */
export function runProgram(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    console.error(describeError(error));
    process.exit(1);
  });
}

/** Returns an error with its place: a bundler's, or the first of our sources in the stack if nobody wrote a place. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { frame, stack = '', constructor } = error as Error & { frame?: string };
  // The compiler adds its own stack.
  const [message] = error.message.split(/\n+Caused by:/);
  if (frame) return `${message}\n${frame}`;
  const [, file = '', line] =
    [...stack.matchAll(/(?:file:\/\/)?([^\s()]+):(\d+):\d+/g)].find(
      ([, name]) => name!.startsWith(process.cwd()) && !/node_modules|\.cache/.test(name!),
    ) ?? [];
  const name = path.relative('', file);
  const isWritten = !file || (constructor === Error && /^(site.(prerender|serve)|tests)/.test(name));
  return isWritten ? message! : `${name}:${line}: ${error.name}: ${message}`;
}
