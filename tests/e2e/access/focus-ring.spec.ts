import { faintStops } from '../../helpers/access/focus-ring';
import { visit } from '../../helpers/tags';
import { expect, matrixOnly, test } from '../fixtures';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One or two of what looks alike; every one of every page: every-stop.spec.ts.
for (const [path, width, colorScheme] of [
  ['/', 1280, 'light'],
  ['/', 390, 'dark'],
  ['/gallery', 390, 'light'],
  ['/gallery', 1280, 'dark'],
  ['/contact', 1280, 'dark'],
  ['/contact', 1280, 'light'],
  ['/survey', 390, 'light'],
  ['/booking', 1280, 'light'],
  ['/tours/private-tours', 390, 'dark'],
  ['/blog', 1280, 'light'],
] as const) {
  test(
    `The focus is plain to see on ${path}, ${colorScheme}, ${width} px wide`,
    matrixOnly(path !== '/contact'),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await visit(page, path);
      expect(await faintStops(page, { alike: 2 })).toEqual([]);
    },
  );
}

test('A ring that is too faint or too thin is found', async ({ page }) => {
  await page.setContent(`<style>
    a { display: block; width: 200px; height: 40px; margin: 20px; background: #fff; }
    a:focus { outline: 3px solid #000; }
    #faint:focus { outline-color: #999; }
    #thin:focus { outline-width: 1px; }
    #covered:focus { outline-offset: -3px; }
    #covered img { display: block; width: 100%; height: 100%; opacity: .99; background: #888; }
    </style>
    <a href="#1" id="plain">Plain</a><a href="#2" id="faint">Faint</a><a href="#3" id="thin">Thin</a>
    <a href="#4" id="covered"><img src="data:," alt="Covered"></a>`);
  expect((await faintStops(page)).map((line) => line.split(':')[0])).toEqual([
    'a Faint',
    'a Thin',
    'a Covered',
  ]);
});
