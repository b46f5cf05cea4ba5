import type { Check } from '../check';

/** Checks of how a page starts: what is below the first view, before and after the mark that leaves it out. */
export const startChecks: readonly Check[] = [
  {
    title: 'Page start: what is below is left out while marked, and comes by style alone 1.5 s later',
    at: { site: '/about' },
    probe: async ({ alive, until }) => {
      await alive();
      scrollTo(0, 0);
      const last = document.querySelector('main > * > :last-child')!;
      const isShown = () => last.checkVisibility();
      // The page lifts the mark itself, three seconds after its head was read for the last time.
      await until(() => performance.now() > 3500, 'the page to leave the mark alone');
      await until(isShown, 'what is below to show');
      document.documentElement.dataset.firstView = '';
      await until(() => !isShown(), 'what is below to be left out');
      await until(isShown, 'what is below to come back');
      const marked = 'firstView' in document.documentElement.dataset;
      delete document.documentElement.dataset.firstView;
      return marked;
    },
    expected: true,
  },
  {
    title: 'Page start: a fragment leads to a place far below, and all headings are in the page’s text',
    at: { site: '/tours/brooklyn-heights#book-now' },
    probe: async ({ alive, until }) => {
      await alive();
      const target = document.querySelector('#book-now')!;
      await until(() => {
        const { top, bottom } = target.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }, 'the place to be in the window');
      return [...document.querySelectorAll('main h2')].every((heading) =>
        document.body.innerText.includes((heading as HTMLElement).innerText),
      );
    },
    expected: true,
  },
];
