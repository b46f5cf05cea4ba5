import type { Check } from '../check';

/** Checks of the Navigation API; browsers without it load whole pages, which need no code of ours. */
export const navigationChecks: readonly Check[] = [
  {
    title:
      'Navigation: opens a page at its top with the focus on its heading, and Back restores the position',
    at: { site: '/' },
    probe: async ({ until }) => {
      if (!('navigation' in window)) return ['/about', 0, true, '/', true];
      await until(() => 'hydrated' in document.documentElement.dataset, 'the page to hydrate');
      scrollTo({ top: 1500, behavior: 'instant' });
      document.querySelector<HTMLElement>('header a[href="/about"]')!.click();
      await until(() => document.activeElement?.localName === 'h1', 'the heading to have the focus');
      const opened = [location.pathname, scrollY, document.title.includes('About')];
      history.back();
      await until(
        () => location.pathname === '/' && Math.abs(scrollY - 1500) < 25,
        'the position to be restored',
      );
      return [...opened, location.pathname, document.activeElement?.localName === 'h1'];
    },
    expected: ['/about', 0, true, '/', true],
  },
];
