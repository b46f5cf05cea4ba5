import { launch } from 'puppeteer-core';
import { program, viewport, type Driver, type Engine } from './driver';

const find = () => process.env['FIREFOX'] || program('firefox-esr', 'firefox');

/** Firefox without a window, over WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  advice: 'Debian: apt-get install firefox-esr; or set FIREFOX to the path of the program',
  isInstalled: () => find() !== undefined,
  async launch(): Promise<Driver> {
    const browser = await launch({
      browser: 'firefox',
      executablePath: find()!,
      headless: true,
      defaultViewport: viewport,
      protocolTimeout: 120_000,
    });
    let page = await browser.newPage();
    return {
      name: (await browser.version()).replace(/^.*\//, 'Firefox '),
      async open(url) {
        const fresh = await browser.newPage();
        await page.close();
        page = fresh;
        await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
      },
      evaluate: async (expression) => (await page.evaluate(expression)) as string,
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      close: () => browser.close(),
    };
  },
};
