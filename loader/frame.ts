/* Runs in our page inside a partner's frame: the query has what the attributes have on a partner page. */

import { translated } from '#content/languages';
import { readShortName } from '../widgets/kit/element/short-name';
import { addAttribution } from '../widgets/kit/services/booking/index';

const tag = document.querySelector<HTMLElement>('[data-takes]')!;
const takes = tag.dataset['takes']!.split(' ');
/** Viewport units: the viewport is the frame, whose height would depend on itself. */
const WINDOW_UNITS = /\d(?:[sld]?v|cq)(?:[hwib]|min|max)\b/i;
for (const [name, value] of new URLSearchParams(location.search)) {
  if (takes.includes(name)) tag.setAttribute(name, value);
  else if (name.startsWith('--cat-') && !WINDOW_UNITS.test(value)) tag.style.setProperty(name, value);
}

// A frame has no corner of the window, except in a preview.
if (!location.hash && tag.getAttribute('display') === 'floating') tag.setAttribute('display', 'dialog');

// The page takes the language of the element, the links keep theirs.
tag.querySelector<HTMLElement>('[slot]')!.lang = document.documentElement.lang;
if (translated && tag.matches(translated)) document.documentElement.lang = tag.lang;

// The fallback links credit the same names.
const [partner, network, campaign] = ['partner', 'network', 'campaign'].map((name) =>
  readShortName(tag.getAttribute(name) ?? ''),
);
if (partner)
  for (const link of tag.querySelectorAll('a')) {
    if (link.origin !== location.origin)
      link.href = addAttribution(link.href, { partner, network, campaign });
    else
      link.search = `${new URLSearchParams({ partner, ...(network && { network }), ...(campaign && { campaign }) })}`;
  }

if (tag.getAttribute('look') === 'edition')
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/v1/fonts.css' }),
  );

const base = document.querySelector('base')!;
// A sandbox may forbid navigating the top window. Browsers refuse by an exception or by returning null.
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

// A preview shows the widget on another kind of page: the names are those in embed-pages.css.
if (location.hash) {
  document.documentElement.dataset['page'] = location.hash.slice(1);
  // Links must not leave a preview.
  base.target = '_blank';
  addEventListener('message', ({ data }) => {
    if (data?.type === 'cat-preview')
      (tag as HTMLElement & Record<'open' | 'close', () => void>)[data.isOpen ? 'open' : 'close']();
  });
}

// The element posts its height on every change; a script that loads later asks for it. While the fallback shows there is
// no height.
addEventListener('message', ({ data }) => {
  if (data?.type !== 'cat-height-wanted' || tag.shadowRoot?.querySelector('slot:not(:empty)') !== null)
    return;
  const height = Math.ceil(tag.getBoundingClientRect().bottom + scrollY);
  parent.postMessage({ type: 'cat-height', tag: tag.localName, height }, '*');
});
