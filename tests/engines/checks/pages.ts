import type { Check } from '../check';

/** A plain page, hostile ones, strict ones, one with each kind of element, and two of the site. */
const pages: readonly Check['at'][] = [
  ...[
    'plain',
    'calendar',
    'map',
    'hostile-css',
    'strict-csp',
    'spa',
    'forms',
    'frames',
    'prototype',
    'declarative',
  ].map((partner) => ({ partner })),
  { site: '/' },
  { site: '/tours/brooklyn-heights' },
];

export const pageChecks = pages.map((at): Check => ({
  title: `Page: ${Object.values(at)[0]} hydrates and styles every element without a log line`,
  at,
  probe: async ({ hydrated, settle, elements, content }) => {
    await hydrated();
    await settle();
    const bare = elements().filter(
      (element) => getComputedStyle(content(element)!.firstElementChild!).boxSizing !== 'border-box',
    );
    return [elements().length > 0, bare.map(({ localName }) => localName)];
  },
  expected: [true, []],
}));
