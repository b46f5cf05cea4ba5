import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';

const run = promisify(execFile);
const advice =
  'Install Chrome or Chromium, or run "npx playwright install chromium", or set CHROMIUM to the path of a browser.';

/** Chromium without windows, as Debian calls it. */
const SHELL = 'chromium-headless-shell';

let found: Promise<{ executablePath: string }> | undefined;

/**
 * Finds a Chromium for the tests, once a process: CHROMIUM or CHROME_PATH, then what Playwright has already, then an
 * installed Chrome or Chromium, else it installs one (Debian's as root, otherwise Playwright's download).
 * Rejects with an Error in plain words when there is none to be had.
 */
export function findChromium(): Promise<{ executablePath: string }> {
  found ??= search();
  return found;
}

/** Arguments every launch needs: quiet, no graphics card, and no sandbox where root on Linux cannot have one. */
export function launchArgs(): string[] {
  return [
    ...(isRootOnLinux() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
}

async function search(): Promise<{ executablePath: string }> {
  const given = process.env['CHROMIUM'] ?? process.env['CHROME_PATH'];
  if (given) {
    if (!existsSync(given))
      throw new Error(`There is no browser at ${given} (CHROMIUM or CHROME_PATH). ${advice}`);
    return { executablePath: given };
  }
  const known = await firstThatRuns([chromium.executablePath(), ...installedBrowsers()]);
  if (known) return { executablePath: known };
  for (const install of isRootOnDebian()
    ? [installShell, installChromium, installFromPlaywright]
    : [installFromPlaywright]) {
    if (!install()) continue;
    const fresh = await firstThatRuns([chromium.executablePath(), ...installedBrowsers()]);
    if (fresh) return { executablePath: fresh };
  }
  throw new Error(`No browser was found and none could be installed. ${advice}`);
}

/**
 * Returns the paths at which Chrome and Chromium may be on an operating system, best first.
 * @param env `PATH` on Linux; `ProgramFiles`, `ProgramFiles(x86)` and `LOCALAPPDATA` on Windows; `HOME` on macOS
 */
export function installedBrowsers(platform = process.platform, env = process.env): string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    const folders = ['/Applications', ...(env['HOME'] ? [`${env['HOME']}/Applications`] : [])];
    return folders.flatMap((folder) => apps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === 'win32') {
    const programs = String.raw`Google\Chrome\Application\chrome.exe|Chromium\Application\chrome.exe|Microsoft\Edge\Application\msedge.exe`;
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((name) =>
      env[name] ? programs.split('|').map((program) => path.win32.join(env[name] ?? '', program)) : [],
    );
  }
  // The shell shows no windows and takes half the time; it is also what Playwright brings for tests.
  const names = [SHELL, 'chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser', 'chrome'];
  const folders = new Set([
    '/usr/bin',
    ...(env['PATH'] ?? '').split(':').filter(Boolean),
    '/snap/bin',
    '/opt/google/chrome',
  ]);
  return names.flatMap((name) => [...folders].map((folder) => `${folder}/${name}`));
}

/**
 * Tells whether a browser is one for the tests. A tab that is opened with the middle button, or with a key held, crashes
 * in the shell of Chromium 150, and does not in that of 156.
 * @param version what it answers to `--version`
 */
export function isSound(file: string, version: string): boolean {
  const [, major] = /(\d+)\.\d+/.exec(version) ?? [];
  return Boolean(major) && (Number(major) >= 156 || path.basename(file) !== SHELL);
}

/** Being there is not enough on Linux: a download may lack system libraries, and Ubuntu has a stub that only advises. */
async function firstThatRuns(candidates: string[]): Promise<string | undefined> {
  for (const candidate of candidates) {
    if (!existsSync(candidate)) continue;
    if (process.platform !== 'linux') return candidate;
    const answer = await run(candidate, ['--version'], { timeout: 20_000 }).catch(() => undefined);
    if (answer && isSound(candidate, answer.stdout)) return candidate;
  }
  return undefined;
}

function installFromPlaywright(): boolean {
  console.log('No browser found: installing one with "playwright install chromium".');
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  return succeeds(process.execPath, [path.join(path.dirname(manifest), 'cli.js'), 'install', 'chromium']);
}

/** The shell first: it takes half the time, and not every release of Debian has it, or a sound one. */
const installShell = () => installFromDebian(SHELL);
const installChromium = () => installFromDebian('chromium');

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

const isRootOnDebian = () =>
  isRootOnLinux() && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
