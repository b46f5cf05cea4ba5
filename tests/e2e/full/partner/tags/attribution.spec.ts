import { fareharbor } from '#content/booking-service';
import { attributionOf, expectedAttribution, linksOfTags, showCalendars } from '../../../../helpers/links';
import { origins } from '../../../../helpers/origins';
import { allHydrated, allPictures, titles, tourTitles, visit, tourPlaces } from '../../../../helpers/tags';
import { partnerPages } from '../../../../sandbox/partners/pages';
import { expect, test } from '../../../fixtures';

/** Pages that only look different; tests/e2e/full/pixels.spec.ts covers them. */
const LOOKS = /^(hostile-css|rtl|dark|bootstrap|tailwind|wordpress.*|places|forty|quirks)$/;
const loading = partnerPages.filter(({ loads, name }) => loads && !LOOKS.test(name));

for (const { name, tag, logs } of loading) {
  test(`credits the partner in every link of the ${name} page`, async ({ page, consoleGuard }) => {
    if (logs) consoleGuard.allow(logs);
    await visit(page, `${origins.partners}/${name}`);
    await allHydrated(page);
    for (const list of await page.locator('cat-tour-list').all()) {
      const isCompact = (await list.getAttribute('layout')) === 'compact';
      const shown = isCompact ? tourPlaces : tourTitles;
      await expect(titles(list)).toHaveText(shown);
    }
    await allPictures(page);
    await showCalendars(page);
    // Mail addresses, fragments and pictures need no attribution.
    const links = (await linksOfTags(page)).filter(
      ({ href, written }) => !/^(#|mailto:)/.test(written) && !/\.\w+$/.test(new URL(href).pathname),
    );
    const shadow = links.filter(({ place }) => place === 'shadow');
    if (!tag) expect(shadow.length).toBeGreaterThan(7);
    for (const link of shadow) expect.soft(attributionOf(link), link.href).toEqual(expectedAttribution(link));
    // Links lead to the origin of the loader that ran first.
    const known = [origins.site, origins.booking, ...(name === 'two-loaders' ? [origins.partners] : [])];
    for (const link of links) {
      expect.soft(link.written, 'absolute').toBe(link.href);
      expect.soft(known).toContain(new URL(link.href).origin);
    }
    // The complete booking links.
    const bookings = shadow.filter(
      ({ href, tag }) => tag === 'cat-tour-list' && href.startsWith(origins.booking),
    );
    const query = (partner: string) => (partner ? `&asn=${partner}&asn-ref=${partner}&ref=${partner}` : '');
    for (const [index, { href, partner }] of bookings.entries()) {
      const item = [562630, 577800, 604533][index % 3];
      const path = `/embeds/book/${fareharbor.company}/items/${item}/calendar/`;
      expect.soft(href).toBe(`${origins.booking}${path}?flow=1219724&full-items=yes${query(partner)}`);
    }
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('credits the partner in the fallback links of each partner page', async ({ page, consoleGuard }) => {
    // The test leaves a page before all its requests have finished.
    consoleGuard.allow(/net::ERR_ABORTED/);
    const marked: string[] = [];
    for (const { name } of partnerPages) {
      await page.goto(`${origins.partners}/${name}`);
      const tags = (await page.content()).matchAll(/<(cat-[a-z-]+)\b[^>]*>([\s\S]*?)<\/\1>/g);
      for (const [, tag, html] of tags) {
        const hrefs = [...html!.matchAll(/<a\b[^>]*? href="([^"]+)"/g)].map(([, href]) =>
          href!.replaceAll('&amp;', '&'),
        );
        if (html!.includes('slot="fallback"')) marked.push(name);
        // The page with missing end tags has no links.
        if (name !== 'unclosed') expect(hrefs.length, `${name}: ${tag}`).toBeGreaterThan(0);
        for (const href of hrefs.filter((address) => address.startsWith('http'))) {
          const { origin, search } = new URL(href);
          if (origin === origins.booking)
            expect(search, name).toMatch(/&asn=larkspur&asn-ref=larkspur&ref=larkspur$/);
          else if (origin === origins.site) expect(search, name).toContain('partner=larkspur');
        }
      }
    }
    expect([...new Set(marked)]).toEqual(
      expect.arrayContaining(['plain', 'no-js', 'blocked', 'strict-csp', 'declarative']),
    );
  });
});
