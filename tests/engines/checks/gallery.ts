import type { Check } from '../check';

const page = '{{LOADER}}<cat-gallery album="fans"></cat-gallery>';

/** Opens the last picture and notes each number that the large view shows. */
const openLast: Check['before'] = async ({ until }) => {
  const root = document.querySelector('cat-gallery')!.shadowRoot!;
  const last = await until(() => root.querySelectorAll<HTMLElement>('.shot-link')[20], 'the pictures');
  const seen: string[] = [];
  Object.assign(window, { seen });
  new MutationObserver(() => {
    const count = root.querySelector('.lightbox-count')?.textContent;
    if (count && seen.at(-1) !== count) seen.push(count);
  }).observe(root, { subtree: true, childList: true, characterData: true });
  last.click();
  await until(() => root.querySelector('dialog')?.matches(':modal') && seen.length, 'the large view');
};

/** The large view, under keys that each engine brings itself. */
export const galleryChecks: readonly Check[] = [
  {
    title: 'Gallery: the large view goes on by key past the end, closes by Escape, hands the focus back',
    at: { body: page },
    before: openLast,
    input: [{ press: 'ArrowRight' }, { press: 'ArrowRight' }, { press: 'Escape' }],
    probe: async ({ until }) => {
      const root = document.querySelector('cat-gallery')!.shadowRoot!;
      await until(
        () => !root.querySelector('dialog[open]') && root.activeElement,
        'the end of the large view',
      );
      const focused = (root.activeElement as HTMLElement | null)?.dataset['id'];
      return [(window as unknown as { seen: string[] }).seen, focused, document.documentElement.style.length];
    },
    expected: [['21 / 21', '1 / 21', '2 / 21'], '21', 0],
  },
  {
    title: 'Gallery: a press beside the picture closes the large view, one on it does not',
    at: { body: page },
    before: openLast,
    input: [{ click: 'cat-gallery >> [data-current] img' }, { click: 'cat-gallery >> .lightbox' }],
    probe: async ({ settle }) => {
      await settle();
      // The middle of the view is the picture, for both presses.
      const root = document.querySelector('cat-gallery')!.shadowRoot!;
      const open = Boolean(root.querySelector('dialog[open]'));
      root.querySelector<HTMLElement>('.lightbox')!.click();
      await settle();
      return [open, Boolean(root.querySelector('dialog[open]'))];
    },
    expected: [true, false],
  },
];
