import type { Page } from '@playwright/test';
import { origins } from './origins';

/** A link or a frame in an element. */
interface TagLink {
  tag: string;
  /** The element's partner, or empty. */
  partner: string;
  place: 'shadow' | 'fallback';
  href: string;
  /** The attribute, which may be relative. */
  written: string;
}

/** Returns every link of every element on a page, also in open shadow roots. */
export const linksOfTags = (page: Page): Promise<TagLink[]> =>
  page.evaluate(() => {
    const links: TagLink[] = [];
    const collect = (tag: Element, root: ParentNode, place: TagLink['place']) => {
      const partner = tag.getAttribute('partner') ?? '';
      for (const link of root.querySelectorAll<HTMLAnchorElement | HTMLIFrameElement>('a, iframe')) {
        const href = 'src' in link ? link.src : link.href;
        links.push({ tag: tag.localName, partner, place, href, written: link.getAttribute('href') ?? href });
      }
    };
    const walk = (root: Document | ShadowRoot) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.localName.startsWith('cat-')) {
          if (element.shadowRoot) collect(element, element.shadowRoot, 'shadow');
          collect(element, element, 'fallback');
        } else if (element.shadowRoot) walk(element.shadowRoot);
      }
    };
    walk(document);
    return links;
  });

/** Returns the attribution of a link: the provider's three parameters, or ours on links to our site. */
export function attributionOf({ href }: TagLink): Record<string, string> {
  const { origin, searchParams } = new URL(href);
  const names = origin === origins.booking ? ['asn', 'asn-ref', 'ref'] : ['partner'];
  return Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? '']));
}

/** Returns the attribution that a link of an element needs. */
export function expectedAttribution({ href, partner }: TagLink): Record<string, string> {
  const isBooking = new URL(href).origin === origins.booking;
  return isBooking ? { asn: partner, 'asn-ref': partner, ref: partner } : { partner };
}

/** Opens the live calendar of every calendar. */
export async function showCalendars(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Show live calendar' });
  while (await button.count()) await button.first().click();
}
