/*
 * Runs in a page of ours that holds one widget to be framed: the frame's address says what the tag would say on the
 * partner's own page.
 */

import { readShortName } from '../widgets/kit/element/short-name';
import { creditLink } from '../widgets/kit/services/booking/index';

/** Selector of elements in a language other than English that is in use; empty for none. */
declare const __FOREIGN__: string;

const tag = document.querySelector<HTMLElement>('[data-takes]')!;
const takes = tag.dataset['takes']!.split(' ');
/** Lengths in units of the window, which is the frame itself: its height would depend on itself. */
const WINDOW_UNITS = /\d(?:[sld]?v|cq)(?:[hwib]|min|max)\b/i;
for (const [name, value] of new URLSearchParams(location.search)) {
  if (takes.includes(name)) tag.setAttribute(name, value);
  else if (name.startsWith('--cat-') && !WINDOW_UNITS.test(value)) tag.style.setProperty(name, value);
}

// The page is in the language that the tag is to speak, if it can, and the links stay in theirs.
tag.querySelector<HTMLElement>('[slot]')!.lang = document.documentElement.lang;
if (__FOREIGN__ && tag.matches(__FOREIGN__)) document.documentElement.lang = tag.lang;

// The links inside show until the widget runs, and where it never does: they credit the same names.
const [partner, network, campaign] = ['partner', 'network', 'campaign'].map((name) =>
  readShortName(tag.getAttribute(name) ?? ''),
);
if (partner)
  for (const link of tag.querySelectorAll('a')) {
    if (link.origin !== location.origin) link.href = creditLink(link.href, { partner, network, campaign });
    else
      link.search = `${new URLSearchParams({ partner, ...(network && { network }), ...(campaign && { campaign }) })}`;
  }

if (tag.getAttribute('look') === 'edition')
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/v1/fonts.css' }),
  );

const base = document.querySelector('base')!;
// A sandboxed frame may be forbidden to navigate the top window. Only trying tells, and browsers refuse in two ways.
addEventListener('click', (event) => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  const isPlain = !event.button && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || !isPlain || base.target !== '_top') return;
  if (!link || (link.target || '_top') !== '_top' || !/^https?:/.test(link.protocol)) return;
  event.preventDefault();
  let top: Window | null = null;
  try {
    top = open(link.href, '_top');
  } catch {
    // Refused by an exception.
  }
  if (!top) open(link.href);
});

// A preview shows how the widget bears another page: the names are those in embed-pages.css.
if (location.hash) {
  document.documentElement.dataset['page'] = location.hash.slice(1);
  // It is no place to leave by a link.
  base.target = '_blank';
}

// The tag tells its height whenever that changes; a page whose script comes later asks for it. There is none to tell while
// the links inside still show.
addEventListener('message', ({ data }) => {
  if (data?.type !== 'cat-height-wanted' || tag.shadowRoot?.querySelector('slot:not(:empty)') !== null)
    return;
  const height = Math.ceil(tag.getBoundingClientRect().bottom + scrollY);
  parent.postMessage({ type: 'cat-height', tag: tag.localName, height }, '*');
});
