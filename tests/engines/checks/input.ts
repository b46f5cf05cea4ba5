import { prices } from '#content/settings';
import { privateBill, privateTotal } from '../../helpers/project/content';
import type { Check } from '../check';

const search = 'cat-tour-list >> input';
const guests = 'cat-price-calculator >> input';

const included = prices.privateIncluded;
/** Returns what the calculator tells the page of so many guests. */
const bills = (guests: number) => ({ guests, total: privateTotal(guests) });

/** Notes the calculator's events. */
const listen: Check['before'] = () => {
  const seen: unknown[] = [];
  document
    .querySelector('cat-price-calculator')!
    .addEventListener('cat-price-change', (event) => seen.push(event.detail));
  Object.assign(window, { seen });
};

const bill: Check['probe'] = async ({ settle }) => {
  await settle();
  const root = document.querySelector('cat-price-calculator')!.shadowRoot!;
  return [
    root.querySelector('input')!.value,
    root.querySelector('.bill-total b')!.textContent,
    (window as unknown as { seen: unknown }).seen,
  ];
};

/** The two widgets under a visitor's hands. */
export const inputChecks: readonly Check[] = [
  ...[{ partner: 'strict-csp' }, { site: '/tours' }].map((at): Check => ({
    title: `Search on ${Object.values(at)[0]}: finds tours as one types`,
    at,
    input: [{ click: search }, { type: 'Financial' }],
    probe: async ({ titles, until }) => {
      const list = document.querySelector('cat-tour-list')!;
      const message = list.shadowRoot!.querySelector('[role=status]')!;
      await until(() => message.textContent.endsWith('"Financial"'), 'the message of the whole word');
      return [message.textContent, titles(list)];
    },
    expected: ['Found 1 tour(s) matching "Financial"', ['Financial District Cat Tour']],
  })),
  {
    title: 'Search: says so where nothing is found',
    at: { partner: 'plain' },
    input: [{ click: search }, { type: 'zzz' }],
    probe: async ({ until }) => {
      const root = document.querySelector('cat-tour-list')!.shadowRoot!;
      const empty = await until(() => root.querySelector('.empty'), 'the empty list');
      await until(() => root.querySelector('[role=status]')!.textContent.endsWith('"zzz"'));
      return [root.querySelector('[role=status]')!.textContent, empty.querySelector('h3')!.textContent];
    },
    expected: ['No tours found matching "zzz"', 'No tours found'],
  },
  {
    title: 'Prices: arrow keys change the number',
    at: { partner: 'plain' },
    before: listen,
    input: [{ click: guests }, { press: 'ArrowUp' }, { press: 'ArrowUp' }, { press: 'ArrowDown' }],
    probe: bill,
    expected: [
      String(included + 1),
      privateBill(included + 1),
      [bills(included + 1), bills(included + 2), bills(included + 1)],
    ],
  },
  ...[{ site: '/tours/private-tours' }].map((at): Check => ({
    title: `Prices on ${Object.values(at)[0]}: a number can be typed, and Tab leads to the plus button`,
    at,
    before: listen,
    input: [
      { click: guests },
      { press: 'End' },
      { press: 'Backspace' },
      { type: '12' },
      { press: 'Tab' },
      { type: ' ' },
    ],
    probe: bill,
    expected: ['13', privateBill(13), [bills(1), bills(12), bills(13)]],
  })),
];
