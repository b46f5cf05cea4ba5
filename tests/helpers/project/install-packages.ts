import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs a folder's own packages unless one of their files exists.
 * @throws Error if that fails, for instance without a network
 */
export function installPackages(folder: string, file: string): void {
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
