import * as video from '#content/video';
import { origins } from '../../helpers/origins';
import { tagHtml } from '../../helpers/host-page';
import { requestsEnded, visit } from '../../helpers/tags';
import { expect, test } from '../fixtures';

const toServices = (requests: string[]) =>
  requests.filter((url) => url.startsWith(`${origins.services}/film`));

test('loads the film on a press', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, '/gallery');
  const play = page.getByRole('button', { name: video.play });
  await play.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => customElements.get('cat-video'));
  await play.hover();
  await requestsEnded(page);
  expect(toServices(requested)).toEqual([]);
  await play.click();
  const frame = page.frameLocator('cat-video iframe');
  await expect(frame.getByRole('heading', { name: 'The report' })).toBeVisible();
  await expect(page.getByRole('link', { name: video.watch })).toHaveAttribute(
    'href',
    `${origins.services}/film`,
  );
});

test('keeps the link on a page that forbids the frame', async ({ page, openHost, consoleGuard }) => {
  consoleGuard.allow(
    /Content Security Policy|Content-Security-Policy/,
    /\[cat\] cat-video: the film cannot be shown/,
  );
  await openHost(tagHtml('', 'cat-video'), {
    headers: {
      'content-security-policy': `default-src 'none'; script-src ${origins.site}; img-src ${origins.site}; connect-src ${origins.services}`,
    },
  });
  await page.getByRole('button', { name: video.play }).click();
  await expect(page.getByText('The film can’t be shown here.')).toBeVisible();
  await expect(page.locator('cat-video iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: video.watch })).toBeFocused();
});
