import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs a tool that only one task needs beside its own package file, when it is not there yet.
 * @param folder holds the package file
 * @param file of the tool's, from that folder: it is there when the tool is
 * @throws Error in plain words where that is not possible, without a network for instance
 */
export function installBeside(folder: string, file: string): void {
  if (existsSync(path.join(folder, file))) return;
  console.log(`Installing what ${path.relative('.', folder)} needs.`);
  const { status } = spawnSync('npm', ['install', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new Error(`${path.relative('.', folder)} could not be installed: is there a network?`);
}
