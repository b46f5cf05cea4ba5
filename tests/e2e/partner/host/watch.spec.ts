import { expect, test } from '../../fixtures';

test('Whatever goes wrong in a page is noticed: exceptions, rejections, the console, requests', async ({
  openHost,
  consoleGuard,
}) => {
  consoleGuard.allow(/.*/s);
  await openHost(
    `<script>console.log('fine'); console.warn('[cat] careful'); console.error('wrong'); Promise.reject(new Error('rejected'));</script>
     <script>throw new Error('thrown')</script>
     <script src="/missing.js"></script>
     <script src="http://127.0.0.1:1/refused.js"></script>`,
    { head: '' },
  );
  await expect
    .poll(() => consoleGuard.lines.map((line) => line.split('\n')[0]).sort())
    .toEqual([
      expect.stringMatching(/^answer 404: .*missing\.js$/),
      expect.stringMatching(/^console error: Failed to load resource.*refused\.js/),
      expect.stringMatching(/^console error: Failed to load resource.*missing\.js/),
      expect.stringMatching(/^console error: wrong/),
      expect.stringMatching(/^console warning: \[cat\] careful/),
      expect.stringMatching(/^page error: .*rejected/),
      expect.stringMatching(/^page error: .*thrown/),
      expect.stringMatching(/^request failed: .*refused\.js/),
      expect.stringMatching(/^request failed: .*missing\.js/),
    ]);
  expect(consoleGuard.ours()).toEqual(['console warning: [cat] careful']);
});
