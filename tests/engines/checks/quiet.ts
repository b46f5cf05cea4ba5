import { partnerPages } from '../../sandbox/partners/pages';
import type { Check } from '../check';

/** A plain page, hostile ones, strict ones, and one with each kind of element. */
const representative = new Set([
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
]);

const everyTagStyled: Check['probe'] = async ({ alive, settle, tags, wrapper }) => {
  await alive();
  await settle();
  const bare = tags().filter(
    (tag) => getComputedStyle(wrapper(tag)!.firstElementChild!).boxSizing !== 'border-box',
  );
  return [tags().length > 0, bare.map(({ localName }) => localName)];
};

/** Pages where nothing may be said: no console line, no error, no file missing, nothing that a policy forbids. */
export const quietChecks: readonly Check[] = [
  ...partnerPages
    .filter(({ name }) => representative.has(name))
    .map((page): Check => ({
      title: `Quiet: partner page ${page.name}, every tag alive and styled`,
      at: { partner: page.name },
      probe: everyTagStyled,
      expected: [true, []],
    })),
  ...['/', '/tours/brooklyn-heights'].map((path): Check => ({
    title: `Quiet: ${path} of our site`,
    at: { site: path },
    probe: everyTagStyled,
    expected: [true, []],
  })),
];
