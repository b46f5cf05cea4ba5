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
  {
    title: 'Quiet: our home page, and a link of its header followed',
    at: { site: '/' },
    before: async ({ until }) => {
      // The provider's script is fetched once the page has come to life and has nothing better to do.
      await until(() => 'FH' in window, "the provider's script");
      Object.assign(window, { stays: true });
    },
    input: [{ click: 'header a[href="/about"]' }],
    probe: async ({ until }) => {
      await until(() => location.pathname === '/about', 'the new address');
      await until(() => document.title.startsWith('About'), 'the new title');
      // Browsers without the Navigation API load the page.
      return ['stays' in window === 'navigation' in window, document.querySelectorAll('h1').length];
    },
    expected: [true, 1],
  },
  ...['/tours/brooklyn-heights'].map((path): Check => ({
    title: `Quiet: ${path} of our site`,
    at: { site: path },
    probe: everyTagStyled,
    expected: [true, []],
  })),
];
