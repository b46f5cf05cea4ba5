import type { Page } from '@playwright/test';
import { expect } from './expect';
import { origins } from './origins';

/** The names in an address of our site. */
export const NAMES = 'partner=larkspur&network=fhdn&campaign=lobby';
/** The same names in the provider's parameters. */
const CREDIT = /[?&]asn=fhdn&asn-ref=larkspur&ref=lobby$/;

interface Links {
  /** Links and frames of the provider, inside and outside of elements. */
  provider: string[];
  /** Links to other pages without the names. */
  missing: string[];
  credited: number;
  /** Links that have the names by mistake. */
  unexpected: string[];
}

/** Returns the links of a page and its elements. */
export const readLinks = (page: Page, names = NAMES): Promise<Links> =>
  page.evaluate(
    ([provider, wanted]) => {
      const links: Links = { provider: [], missing: [], credited: 0, unexpected: [] };
      const look = (element: Element) => {
        const { href, src } = element as unknown as { href?: unknown; src?: unknown };
        const address = element instanceof HTMLIFrameElement ? src : href;
        if (!(element instanceof HTMLAnchorElement || element instanceof HTMLIFrameElement)) return;
        if (typeof address !== 'string' || !address) return;
        const url = new URL(address);
        const written = element.getAttribute('href') ?? '';
        const carries = url.search.includes('partner=');
        if (address.startsWith(`${provider}/embeds/`)) links.provider.push(address);
        else if (url.origin !== location.origin || /^(#|$)/.test(written) || /\.\w+$/.test(url.pathname)) {
          if (carries && !written.startsWith('#')) links.unexpected.push(address);
          if (written.startsWith('#') && /[?&]/.test(written)) links.unexpected.push(written);
        } else if (url.search.includes(wanted!)) links.credited++;
        else links.missing.push(written);
      };
      const walk = (root: Document | ShadowRoot) => {
        for (const element of root.querySelectorAll('*')) {
          look(element);
          if (element.shadowRoot) walk(element.shadowRoot);
        }
      };
      walk(document);
      return links;
    },
    [origins.booking, names] as const,
  );

/** Waits until every link and frame credits the partner, and until at least `least` of them lead to the provider. */
export async function expectCredit(
  page: Page,
  { names = NAMES, credit = CREDIT, least = 0 } = {},
): Promise<Links> {
  await expect
    .poll(async () => {
      const { provider, missing, unexpected } = await readLinks(page, names);
      const uncredited = provider.filter((way) => !credit.test(way));
      return { uncredited, missing, unexpected, isComplete: provider.length >= least };
    }, page.url())
    .toEqual({ uncredited: [], missing: [], unexpected: [], isComplete: true });
  return readLinks(page, names);
}
