import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities, Key as Keys } from 'selenium-webdriver';
import { program, viewport, type Driver, type Engine, type Key } from './driver';

const keys: Record<Key, string> = {
  ArrowRight: Keys.ARROW_RIGHT,
  Backspace: Keys.BACK_SPACE,
  End: Keys.END,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
};

/** Port of the driver program. */
const PORT = Number(process.env['WEBKIT_PORT'] ?? 4444);

/** WebKitGTK, the closest to Safari on Linux, with its WebDriver on a virtual screen. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  advice: 'Debian: apt-get install webkit2gtk-driver xvfb xauth',
  isInstalled: () => Boolean(program('WebKitWebDriver') && program('xvfb-run')),
  async launch(): Promise<Driver> {
    // A process group, so that the screen ends with the driver.
    const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${PORT}`], {
      stdio: 'ignore',
      detached: true,
    });
    const stop = () => process.kill(-server.pid!);
    try {
      return await connect(`http://127.0.0.1:${PORT}`, stop);
    } catch (error) {
      stop();
      throw error;
    }
  },
};

async function connect(url: string, stop: () => void): Promise<Driver> {
  for (const end = Date.now() + 20_000; !(await isReady(url));) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
    await delay(50);
  }
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
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

const isReady = (url: string) =>
  fetch(`${url}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
