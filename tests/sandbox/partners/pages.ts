import type { Origins } from '../ports';

export interface PartnerPage {
  /** Path without the slash, and the file in `pages/` unless `file` says another. */
  name: string;
  file?: string;
  /** Values that are filled in besides the origins. */
  values?: Record<string, string>;
  /** Purpose of the page, in one line. */
  line: string;
  /** False where no script of ours can run: the links inside the tags are all there is. */
  loads: boolean;
  /** The tag that the page is about, where that is not the tour list. */
  tag?: string;
  /** Lines on the console that the page itself brings about. */
  says?: RegExp;
  /** The Content-Security-Policy the page is sent with. */
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

/** Every partner page; index, addresses and the smoke test read this table. */
export const partnerPages: PartnerPage[] = [
  { name: 'plain', line: 'A hotel page: default, themed and in a dark panel', loads: true },
  { name: 'calendar', line: 'A hotel page with dates, a calendar and buttons to reserve', loads: true },
  {
    name: 'map',
    line: 'A hotel page with the map of a walk, which keeps the map its room from the first moment on',
    loads: true,
    tag: 'cat-route-map',
  },
  { name: 'hostile-css', line: 'Rules that undo, enlarge and restyle everything', loads: true },
  { name: 'rtl', line: 'A page that reads from right to left', loads: true },
  { name: 'dark', line: 'A page of the dark color scheme', loads: true },
  { name: 'bootstrap', line: 'Bootstrap 5 and its reset', loads: true },
  { name: 'tailwind', line: "Tailwind's reset", loads: true },
  { name: 'strict-csp', line: 'The strictest security policy, with trusted types', loads: true, csp: strict },
  { name: 'spa', line: 'A single-page host that adds, moves and removes tags', loads: true },
  {
    name: 'no-js',
    line: 'Scripts off: the links inside the tags',
    loads: false,
    csp: () => "script-src 'none'",
  },
  {
    name: 'two-loaders',
    line: 'The loader twice, and another version of it',
    loads: true,
    says: /\[cat\] loader/,
  },
  { name: 'own-loader', line: "A copy of the loader on the hotel's server", loads: true },
  { name: 'blocked', line: 'A loader that cannot be reached', loads: false },
  { name: 'forms', line: 'Our forms on a hotel page', loads: true, tag: 'cat-contact' },
  { name: 'follow-up', line: 'A survey that knows its guest', loads: true, tag: 'cat-survey' },
  {
    name: 'follow-up-link',
    line: 'A survey that learns of its guest from the address: ?tour=brooklyn-heights&date=2025-06-14&name=Bea',
    loads: true,
    tag: 'cat-survey',
  },
  {
    name: 'prototype',
    line: 'A library that replaces Array.from and more: Prototype.js',
    loads: true,
    file: 'library',
    values: { LIBRARY: 'prototype' },
  },
  {
    name: 'mootools',
    line: 'Another one: MooTools',
    loads: true,
    file: 'library',
    values: { LIBRARY: 'mootools' },
  },
  { name: 'shortcuts', line: 'A page that takes keys, as fullPage.js does', loads: true },
  { name: 'modal', line: "Bootstrap's modal around our tags", loads: true },
  { name: 'dialog', line: 'A modal dialog around our tags, open at once', loads: true },
  {
    name: 'unclosed',
    line: 'Tags without an end, and attributes that mean nothing',
    loads: true,
    says: /\[cat\] /,
  },
  { name: 'frames', line: 'Our tags in frames of a fixed height, and of their own', loads: true },
  { name: 'framed', line: 'What is in these frames', loads: true, tag: 'cat-gallery' },
  { name: 'late-root', line: 'Shadow roots that come late', loads: true, tag: 'cat-price-calculator' },
  {
    name: 'wordpress',
    line: 'A classic theme of WordPress, which sets the width of every child',
    loads: true,
  },
  {
    name: 'wordpress-blocks',
    line: 'A block theme of WordPress: constrained groups and columns',
    loads: true,
  },
  { name: 'places', line: 'Grids, flex boxes, floats, tables: every way to lay out a page', loads: true },
  { name: 'forty', line: 'A dark page that declares no color scheme, in every look', loads: true },
  { name: 'quirks', line: 'A page without a doctype', loads: true },
  { name: 'declarative', line: 'The snippet that is painted before any script', loads: true },
];
