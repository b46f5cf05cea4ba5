import { fareharbor } from '#content/booking-service';
import { attributionOf, expectedAttribution, linksOfTags, showCalendars } from '../../../../helpers/links';
import { origins } from '../../../../helpers/origins';
import { allHydrated, allPictures, titles, tourTitles, visit, tourPlaces } from '../../../../helpers/tags';
import { partnerPages } from '../../../../sandbox/partners/pages';
import { expect, test } from '../../../fixtures';

const loading = partnerPages.filter((page) => page.loads);

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
