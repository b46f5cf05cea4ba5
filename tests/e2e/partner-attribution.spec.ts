import type { Page } from '@playwright/test';
import { linksOfTags, type TagLink } from '../helpers/links';
import { tagHtml } from '../helpers/host-page';
import { origins } from '../helpers/origins';
import { allAlive } from '../helpers/tags';
import { partnerPages } from '../sandbox/partners/pages';
import { expect, test } from './fixtures';

const loading = partnerPages.filter((page) => page.loads);

/** What a link says about the partner: the provider's three parameters, or ours on links to our own site. */
function attribution({ href }: TagLink): Record<string, string> {
  const { origin, searchParams } = new URL(href);
  const names = origin === origins.services ? ['asn', 'asn-ref', 'ref'] : ['partner'];
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? '']));
}

function expected({ href, partner }: TagLink): Record<string, string> {
  const isBooking = new URL(href).origin === origins.services;
  return isBooking ? { asn: partner, 'asn-ref': partner, ref: partner } : { partner };
}

/** Puts the provider's frame into every calendar of a page. */
async function showCalendars(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Show live calendar' });
  while (await button.count()) await button.first().click();
}

for (const { name, tag, says } of loading) {
  test(`Every link of every tag on the ${name} page carries its own tag's partner`, async ({
    page,
    trouble,
  }) => {
    if (says) trouble.allow(says);
    await page.goto(`${origins.partners}/${name}`);
    await allAlive(page);
    await showCalendars(page);
    const links = await linksOfTags(page);
    const shadow = links.filter(({ place }) => place === 'shadow');
    expect(shadow.length).toBeGreaterThan(tag ? 0 : 7);
    for (const link of shadow) expect.soft(attribution(link), link.href).toEqual(expected(link));
    for (const link of links) {
      expect.soft(link.written, 'absolute').toBe(link.href);
      expect.soft([origins.site, origins.services]).toContain(new URL(link.href).origin);
    }
    // The booking links, whole.
    const bookings = shadow.filter(
      ({ href, tag }) => tag === 'cat-tour-list' && href.startsWith(origins.services),
    );
    const query = (partner: string) => (partner ? `&asn=${partner}&asn-ref=${partner}&ref=${partner}` : '');
    for (const [index, { href, partner }] of bookings.entries()) {
      const item = [562630, 577800, 604533][index % 3];
      const path = `/embeds/book/catsabouttowntours/items/${item}/calendar/`;
      expect.soft(href).toBe(`${origins.services}${path}?flow=1219724&full-items=yes${query(partner)}`);
    }
  });
}

test('Tags of different partners on one page keep their links apart, also when a partner changes', async ({
  page,
  openHost,
}) => {
  const partners = ['larkspur', 'harbor-house', '', 'LANTERN'];
  const about: Record<string, string> = {
    'cat-tour-list': '',
    'cat-price-calculator': '',
    'cat-booking-calendar': 'tour="brooklyn-heights"',
    'cat-reserve-button': 'tour="brooklyn-heights"',
  };
  const tags = Object.keys(about);
  await openHost(
    partners
      .map((partner) => tags.map((tag) => tagHtml(`partner="${partner}" ${about[tag]}`, tag)).join(''))
      .join(''),
  );
  await allAlive(page);
  await showCalendars(page);
  const check = async (wanted: string[]) => {
    const links = (await linksOfTags(page)).filter(({ place }) => place === 'shadow');
    expect([...new Set(links.map(({ partner }) => partner))]).toEqual(wanted);
    for (const link of links) expect(attribution(link), link.href).toEqual(expected(link));
  };
  await check(partners);
  await page
    .locator('cat-tour-list')
    .first()
    .evaluate((tag) => tag.setAttribute('partner', 'garden-row'));
  const first = page.locator('cat-tour-list').first().getByRole('link', { name: 'Reserve' }).first();
  await expect(first).toHaveAttribute('href', /&asn=garden-row&asn-ref=garden-row&ref=garden-row$/);
  await check(['garden-row', 'larkspur', 'harbor-house', '', 'LANTERN']);
});

test('The link that a partner pastes inside a tag leads to us with the name of the partner', async ({
  page,
}) => {
  for (const { url } of partnerPages.map(({ name }) => ({ url: `${origins.partners}/${name}` }))) {
    const html = await (await page.request.get(url)).text();
    const fallbacks = [
      ...html.matchAll(/<cat-[a-z-]+[^>]*>(?:<template.*?<\/template>)?\s*<a href="([^"]+)"/gs),
    ];
    expect(fallbacks.length, url).toBeGreaterThan(0);
    for (const [, href] of fallbacks) {
      expect(new URL(href!).searchParams.get('partner'), href).toBe('larkspur');
      const answer = await page.request.get(href!);
      expect([new URL(href!).origin, answer.status()]).toEqual([origins.site, 200]);
    }
  }
});
