import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities, Key as Keys } from 'selenium-webdriver';
import type { Key } from './check';
import { openDisplay } from './display';
import { isProgram, program, viewport, type Driver, type Engine } from './driver';

const keys: Record<Key, string> = {
  ArrowUp: Keys.ARROW_UP,
  ArrowDown: Keys.ARROW_DOWN,
  ArrowRight: Keys.ARROW_RIGHT,
  End: Keys.END,
  Escape: Keys.ESCAPE,
  Backspace: Keys.BACK_SPACE,
  Tab: Keys.TAB,
};

/** The small browser that comes with the library, where Debian, Ubuntu and Fedora put it. */
function miniBrowser(): string | undefined {
  const folders = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
  for (const machine of listing('/usr/lib'))
    if (machine.includes('-linux-')) folders.push(`/usr/lib/${machine}`);
  const found = folders.flatMap((folder) =>
    listing(folder)
      .filter((name) => name.startsWith('webkit'))
      .map((name) => `${folder}/${name}/MiniBrowser`),
  );
  return [process.env['WEBKIT'] ?? '', ...found].find(isProgram);
}

function listing(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // A folder that only another system has.
    return [];
  }
}

/** WebKitGTK, the nearest thing to Safari on Linux, through its own driver program. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  advice: 'Debian: apt-get install webkit2gtk-driver xvfb; or set WEBKIT to the path of MiniBrowser',
  isInstalled: () =>
    Boolean(program('WebKitWebDriver') && miniBrowser() && (process.env['DISPLAY'] || program('Xvfb'))),
  async launch(): Promise<Driver> {
    const display = await openDisplay();
    const port = await freePort();
    const server = spawn(program('WebKitWebDriver')!, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display.name },
    });
    const stop = () => {
      server.kill();
      display.close();
    };
    try {
      return await connect(`http://127.0.0.1:${port}`, server, stop);
    } catch (error) {
      stop();
      throw error;
    }
  },
};

async function connect(url: string, server: ChildProcess, stop: () => void): Promise<Driver> {
  await answers(`${url}/status`, server);
  const options = { binary: miniBrowser(), args: ['--automation'] };
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }))
    .build();
  await driver.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...viewport });
  return {
    name: `WebKitGTK ${String((await driver.getCapabilities()).get('browserVersion'))}`,
    open: (address) => driver.get(address),
    async evaluate(expression) {
      const answer = (await driver.executeAsyncScript(
        `const done = arguments[0]; ${expression}.then((text) => done({ text }), (error) => done({ error: String(error) }))`,
      )) as { text: string } | { error: string };
      if ('error' in answer) throw new Error(answer.error);
      return answer.text;
    },
    click: (x, y) => driver.actions().move({ x, y }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    close: () => driver.quit().finally(stop),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until the driver program listens, 20 s at most; it says nothing when it does. */
async function answers(url: string, server: ChildProcess): Promise<void> {
  let ended: Error | undefined;
  server.once('error', (error) => (ended = error));
  server.once('exit', (code) => (ended ??= new Error(`WebKitWebDriver ended with ${code}`)));
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    if (ended) throw ended;
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error('WebKitWebDriver does not answer');
}
