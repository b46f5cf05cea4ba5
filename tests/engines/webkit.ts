import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { program, viewport, type Driver, type Engine, type Key } from './driver';

/** Code points of keys, from https://www.w3.org/TR/webdriver2/#keyboard-actions. */
const keys: Record<Key, string> = {
  ArrowRight: '\uE014',
  Backspace: '\uE003',
  End: '\uE010',
  Escape: '\uE00C',
  Tab: '\uE004',
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

/** Opens a session of https://www.w3.org/TR/webdriver2/. */
async function connect(url: string, stop: () => void): Promise<Driver> {
  for (const end = Date.now() + 20_000; !(await fetch(`${url}/status`).catch(() => null));) {
    if (Date.now() > end) throw new Error('WebKitWebDriver does not answer');
    await delay(50);
  }
  const timeouts = { script: 60_000, pageLoad: 60_000 };
  const { sessionId, capabilities } = await post<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>(`${url}/session`, { capabilities: { alwaysMatch: { browserName: 'MiniBrowser', timeouts } } });
  const session = `${url}/session/${sessionId}`;
  const act = (type: string, ...actions: object[]) =>
    post<void>(`${session}/actions`, { actions: [{ type, id: type, actions }] });
  const type = (text: string) =>
    act('key', ...[...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))));
  await post(`${session}/window/rect`, { x: 0, y: 0, ...viewport });
  return {
    name: `WebKitGTK ${capabilities.browserVersion}`,
    open: (address) => post(`${session}/url`, { url: address }),
    evaluate: (expression) => post(`${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    click: (x, y) =>
      act(
        'pointer',
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ),
    type,
    press: (key) => type(keys[key]),
    close: () => fetch(session, { method: 'DELETE' }).then(stop, stop),
  };
}

async function post<T>(url: string, body: object): Promise<T> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: T & { message: string } };
  if (!response.ok) throw new Error(value.message);
  return value;
}
