import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

export interface Display {
  /** Value of the environment variable DISPLAY. */
  name: string;
  close(): void;
}

/** The screen there is, or else one in memory: Xvfb, which picks a free number by itself. */
export async function openDisplay(): Promise<Display> {
  const present = process.env['DISPLAY'];
  if (present) return { name: present, close() {} };
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    (server.stdio[3] as Readable).once('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
  });
  return { name: `:${number}`, close: () => void server.kill() };
}
