import type { Origins } from '../../../site/serve/ports';

export interface PartnerPage {
  /** Path without the slash, and name of the file in `pages/`. */
  name: string;
  line: string;
  /** False if our scripts cannot run, so that only the fallback links show. */
  loads: boolean;
  /** Main element, the tour list by default. */
  tag?: string;
  /** Console lines that the page causes. */
  logs?: RegExp;
  /** Content-Security-Policy of the page. */
  csp?: (origins: Origins) => string;
}

const strict = ({ site, services }: Origins) =>
  [
    "default-src 'none'",
    `script-src ${site}`,
    `img-src ${site}`,
    `connect-src ${site}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types cat',
    "base-uri 'none'",
    `form-action ${services}`,
  ].join('; ');

const pages: (Omit<PartnerPage, 'loads'> & { loads?: false })[] = [
  { name: 'plain', line: 'A hotel page: default, themed and in a dark panel' },
  { name: 'calendar', line: 'A hotel page with dates, a calendar and buttons to reserve' },
  { name: 'map', line: 'A hotel page that reserves the space of a map', tag: 'cat-route-map' },
  { name: 'hostile-css', line: 'Rules that reset, enlarge and restyle everything' },
  { name: 'rtl', line: 'A page that reads from right to left' },
  { name: 'dark', line: 'A page of the dark color scheme' },
  { name: 'bootstrap', line: 'Bootstrap 5 and its reset' },
  { name: 'tailwind', line: "Tailwind's reset" },
  { name: 'strict-csp', line: 'The strictest security policy, with trusted types', csp: strict },
  { name: 'spa', line: 'A single-page app that adds, moves and removes elements' },
  { name: 'no-js', line: 'Scripts off: the fallback links', loads: false, csp: () => "script-src 'none'" },
  { name: 'two-loaders', line: 'The loader twice, and another version of it', logs: /\[cat\] loader/ },
  { name: 'own-loader', line: "A copy of the loader on the hotel's server" },
  { name: 'blocked', line: 'A loader that cannot be reached', loads: false },
  { name: 'forms', line: 'Forms on a hotel page', tag: 'cat-contact' },
  {
    name: 'follow-up-link',
    line: 'A survey prefilled by the address: ?tour=brooklyn-heights&date=2025-06-14&name=Bea',
    tag: 'cat-survey',
  },
  {
    name: 'prototype',
    line: 'A library that replaces Array.from and more: Prototype.js',
  },
  { name: 'shortcuts', line: 'A page that handles keys, like fullPage.js' },
  { name: 'modal', line: "Elements in Bootstrap's modal" },
  { name: 'dialog', line: 'Elements in an open modal dialog' },
  { name: 'unclosed', line: 'Missing end tags and unknown attributes' },
  { name: 'frames', line: 'Elements in frames of a fixed height and of their own height' },
  { name: 'framed', line: 'The page in these frames', tag: 'cat-gallery' },
  { name: 'late-root', line: 'Shadow roots that are attached late', tag: 'cat-price-calculator' },
  { name: 'wordpress', line: 'A classic WordPress theme, which sets the width of every child' },
  { name: 'wordpress-blocks', line: 'A WordPress block theme: constrained groups and columns' },
  { name: 'places', line: 'Grids, flex boxes, floats and tables' },
  { name: 'forty', line: 'A dark page without a declared color scheme' },
  { name: 'quirks', line: 'A page without a doctype' },
  { name: 'declarative', line: 'The prerendered snippet' },
];

export const partnerPages: readonly PartnerPage[] = pages.map((page) => ({ loads: true, ...page }));
