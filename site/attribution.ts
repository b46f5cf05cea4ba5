import { shortName } from '../widgets/kit/attributes';
import { attribution, isProvider } from '../widgets/kit/services/fareharbor';

const KEY = 'partner';

/**
 * Whose guest this visitor is: the partner that the page's address names, or that an earlier page of this visit did.
 * Where storage is denied it lasts as long as the page, which navigation within the site does not end.
 * @param search the address's query
 */
export function visitPartner(search: string, store: () => Storage = () => sessionStorage): string {
  const named = shortName().parse(new URLSearchParams(search).get(KEY) ?? '');
  try {
    if (named) store().setItem(KEY, named);
    return named || shortName().parse(store().getItem(KEY) ?? '') || '';
  } catch {
    return named || '';
  }
}

/**
 * Puts the partner's name on every way to the provider inside an element, now and whenever something is added: into
 * the page's own links, and on our tags, which carry it on. A tag gets it once it is alive, because one that was
 * prerendered without it would be drawn anew instead of hydrated.
 */
export function attribute(root: Element, partner: string): void {
  const visit = (element: Element) => {
    if (element instanceof HTMLAnchorElement) {
      if (isProvider(element.href) && !element.href.includes('&asn=')) element.href += attribution(partner);
    } else if (element.localName.startsWith('cat-') && !element.hasAttribute('partner')) {
      void customElements.whenDefined(element.localName).then(() => element.setAttribute('partner', partner));
    }
  };
  const walk = (part: Element) => {
    visit(part);
    part.querySelectorAll('*').forEach(visit);
  };
  walk(root);
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof Element) walk(node);
  }).observe(root, { childList: true, subtree: true });
}
