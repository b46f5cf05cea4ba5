import { partnerPages } from '../../sandbox/partners/pages';
import type { Check } from '../check';

const everyTagStyled: Check['probe'] = async ({ alive, settle, tags, wrapper }) => {
  await alive();
  await settle();
  return tags()
    .filter((tag) => getComputedStyle(wrapper(tag)!.firstElementChild!).display !== 'grid')
    .map(({ localName }) => localName);
};

/** Pages where nothing may be said: no console line, no error, no file missing, nothing that a policy forbids. */
export const quietChecks: readonly Check[] = [
  ...partnerPages
    .filter(({ loads, name }) => loads && name !== 'two-loaders')
    .map((page): Check => ({
      title: `Quiet: partner page ${page.name}, every tag alive and styled`,
      at: { partner: page.name },
      probe: everyTagStyled,
      expected: [],
    })),
  ...['/', '/tours', '/tours/brooklyn-heights', '/tours/private-tours'].map((path): Check => ({
    title: `Quiet: ${path} of our site`,
    at: { site: path },
    probe: everyTagStyled,
    expected: [],
  })),
];
