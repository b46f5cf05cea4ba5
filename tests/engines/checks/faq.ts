import type { Check } from '../check';

/** Notes which items are open, at the start and after each press. */
const listen: Check['before'] = () => {
  const root = document.querySelector('cat-faq')!.shadowRoot!;
  const now = () =>
    [...root.querySelectorAll('details')].flatMap(({ open }, index) => (open ? [index + 1] : []));
  const seen = [now()];
  Object.assign(window, { seen });
  new MutationObserver(() => seen.push(now())).observe(root, { subtree: true, attributeFilter: ['open'] });
};

const states: Check['probe'] = async ({ settle }) => {
  await settle();
  return (window as unknown as { seen: unknown }).seen;
};

/** Waits until the item that a link led to is open, in view and covered by nothing; tells whether it has the focus. */
const shown: Check['probe'] = async ({ until }, id) => {
  const root = await until(() => document.querySelector('cat-faq')?.shadowRoot, 'the questions');
  const item = await until(() => root.querySelector<HTMLDetailsElement>(`[id="${id}"][open]`), 'the answer');
  const question = item.querySelector('summary')!;
  const answer = item.querySelector('p')!;
  await until(
    () =>
      [question, answer].every((part) => {
        const { x, y, height } = part.getBoundingClientRect();
        return root.elementFromPoint(x + 5, y + height / 2) === part;
      }),
    'both to be in view',
  );
  return root.activeElement === question;
};

const item = (place: number) => `cat-faq >> details:nth-child(${place}) > summary`;

/** Questions that unfold natively, which engines have learned at different times. */
export const faqChecks: readonly Check[] = [
  {
    title: 'Accordion on /tours: a press opens one and closes the other, a second press closes it',
    at: { site: '/tours' },
    before: listen,
    // From below to above: what unfolds does not move what is pressed next.
    input: [{ click: item(3) }, { click: item(1) }, { click: item(1) }],
    probe: states,
    expected: [[], [3], [1], []],
  },
  {
    title: 'Accordion: a link to a question opens it and shows it',
    at: { site: '/contact#faq-how-do-gift-cards-work' },
    tag: 'faq-how-do-gift-cards-work',
    probe: shown,
    expected: true,
  },
];
