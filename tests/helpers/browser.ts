import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const ADVICE =
  'Install Chrome or Chromium, or run "npx playwright install chromium", or set CHROMIUM to the path of a browser.';
/** Debian's Chromium without windows, which is twice as fast. */
const SHELL = 'chromium-headless-shell';

let found: Promise<{ executablePath: string }> | undefined;

/**
 * Finds a Chromium for the tests: CHROMIUM, then Playwright's, then an installed one; else installs one (Debian's as
 * root, otherwise Playwright's). Rejects if that fails.
 */
export function findChromium(): Promise<{ executablePath: string }> {
  found ??= search();
  return found;
}

/** Arguments for every launch; root on Linux has no sandbox. */
export function launchArgs(): string[] {
  return [
    ...(isRootOnLinux() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Chromium takes an answer that a test replaces for a public page, which may not request this machine.
    '--disable-features=LocalNetworkAccessChecks',
  ];
}

async function search(): Promise<{ executablePath: string }> {
  const given = process.env['CHROMIUM'];
  if (given) {
    if (!existsSync(given)) throw new Error(`There is no browser at ${given} (CHROMIUM). ${ADVICE}`);
    return { executablePath: given };
  }
  const isDebian = isRootOnLinux() && existsSync('/usr/bin/apt-get');
  const installs = isDebian
    ? [() => installFromDebian(SHELL), () => installFromDebian('chromium'), installFromPlaywright]
    : [installFromPlaywright];
  for (const install of [() => true, ...installs]) {
    const executablePath = install() && (await firstThatRuns([chromium.executablePath(), ...installed()]));
    if (executablePath) return { executablePath };
  }
  throw new Error(`No browser was found and none could be installed. ${ADVICE}`);
}

/** Returns where Chrome and Chromium may be on Linux and macOS; on Windows Playwright's is installed. */
function installed(): string[] {
  if (process.platform === 'darwin') return ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
  const folders = [...new Set(['/usr/bin', ...(process.env['PATH'] ?? '').split(':'), '/snap/bin'])];
  return [SHELL, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'].flatMap((name) =>
    folders.map((folder) => `${folder}/${name}`),
  );
}

/** A file may lack system libraries, or be Ubuntu's stub that only prints advice. */
async function firstThatRuns(files: string[]): Promise<string | undefined> {
  for (const file of files.filter((name) => existsSync(name))) {
    if (process.platform !== 'linux') return file;
    const answer = await promisify(execFile)(file, ['--version'], { timeout: 20_000 }).catch(() => undefined);
    const [, major] = /(\d+)\.\d+/.exec(answer?.stdout ?? '') ?? [];
    // In the shell of Chromium 150, a tab that is opened by the middle button crashes.
    if (major && (Number(major) >= 156 || path.basename(file) !== SHELL)) return file;
  }
  return undefined;
}

function installFromPlaywright(): boolean {
  console.log('No browser found: installing one with "playwright install chromium".');
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  return succeeds(process.execPath, [path.join(path.dirname(manifest), 'cli.js'), 'install', 'chromium']);
}

function installFromDebian(name: string): boolean {
  console.log(`No browser found: installing Debian's package "${name}".`);
  return (
    succeeds('apt-get', ['update']) && succeeds('apt-get', ['install', '-y', '--no-install-recommends', name])
  );
}

const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

const isRootOnLinux = () => process.platform === 'linux' && process.getuid?.() === 0;
