import type { Page } from '@playwright/test';

/** A link of one of our tags, or the address of a frame in it. */
export interface TagLink {
  /** The tag it belongs to, and that tag's partner (empty without one). */
  tag: string;
  partner: string;
  /** The tag's shadow root, or what the page's author wrote inside the tag. */
  place: 'shadow' | 'fallback';
  href: string;
  /** Attribute as written, so that relative addresses show. */
  written: string;
}

/** Every link of every tag of ours on a page, in open shadow roots of the page too. */
export const linksOfTags = (page: Page): Promise<TagLink[]> =>
  page.evaluate(() => {
    const links: TagLink[] = [];
    const collect = (tag: Element, root: ParentNode, place: TagLink['place']) => {
      for (const anchor of root.querySelectorAll('a')) {
        const partner = tag.getAttribute('partner') ?? '';
        const written = anchor.getAttribute('href') ?? '';
        links.push({ tag: tag.localName, partner, place, href: anchor.href, written });
      }
      for (const { src } of root.querySelectorAll('iframe')) {
        const partner = tag.getAttribute('partner') ?? '';
        links.push({ tag: tag.localName, partner, place, href: src, written: src });
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
