/**
 * `npm test -- package`: packs and installs the package, builds pages with Vite for React 19 and 18, Vue and Svelte,
 * in the browser and on a server, and checks the JSX that /partners offers for copying.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { packageFolder } from '../../site/prerender/package/write-package';
import setUp from '../e2e/global-setup';
import { findChromium, launchArgs } from '../helpers/browser';
import { installPackages } from '../helpers/project/install-packages';
import { widget } from '../helpers/partner-widget';
import { checkPage, checkRetried, checkServed, checkWrapped } from './checks';
import { writeCopied } from './copied';
import { startHost } from './host';

const folder = 'tests/package';
const made = `${folder}/.cache`;
const frameworks = ['react', 'vue', 'svelte'];

function run(title: string, command: string, ...args: string[]): string {
  console.log(`── ${title}`);
  const { status, stdout } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${title} failed.\n${stdout}`);
  return stdout.trim();
}

const runHere = (title: string, script: string, ...args: string[]) =>
  run(title, process.execPath, `node_modules/${script}`, ...args);

function installPacked(): void {
  const packed = run(
    'Pack',
    'npm',
    'pack',
    path.resolve(packageFolder()),
    '--silent',
    '--pack-destination',
    '.cache',
  );
  const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline'];
  run('Install', 'npm', 'install', ...options, `./.cache/${packed}`);
}

/** Builds the pages and returns each one's server-rendered content. */
async function buildPages(): Promise<Map<string, string>> {
  writeCopied(`${made}/copied`, widget);
  runHere('Types', 'typescript/bin/tsc', '-p', '.');
  for (const mode of ['pages', 'react-18'])
    runHere(`Vite: ${mode}`, 'vite/bin/vite.js', 'build', '--mode', mode);
  runHere('Vite: server', 'vite/bin/vite.js', 'build', '--ssr');

  const served = new Map<string, string>();
  for (const name of frameworks) {
    const file = pathToFileURL(path.resolve(`${made}/server/${name}.js`)).href;
    const { render } = (await import(file)) as { render: () => string | Promise<string> };
    served.set(name, await render());
  }
  return served;
}

async function main(): Promise<void> {
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made);
  installPackages(folder, 'node_modules/vite/package.json');
  installPacked();
  const served = await buildPages();

  const stop = await setUp();
  const host = await startHost(made, served);
  const browser = await chromium.launch({ ...(await findChromium()), args: launchArgs() });
  const check = async (title: string, run: () => unknown) => {
    await run();
    console.log(`✓ ${title}`);
  };
  try {
    for (const name of frameworks) {
      const page = `${host.origin}/pages/${name}`;
      await check(`${name}: server-rendered HTML`, () => checkServed(served.get(name)!));
      await check(`${name}: a page rendered in the browser`, () => checkWrapped(browser, page));
      await check(`${name}: a hydrated page`, () => checkWrapped(browser, `${page}?server`));
    }
    for (const mode of ['pages', 'react-18'])
      await check(`${mode}: the copied JSX`, () => checkPage(browser, `${host.origin}/${mode}/copied`));
    await check('a failed loader is retried', () => checkRetried(browser, `${host.origin}/pages/react`));
    await check('react 18: a page rendered in the browser', () =>
      checkWrapped(browser, `${host.origin}/react-18/react`),
    );
  } finally {
    await browser.close();
    await host.close();
    await stop?.();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
