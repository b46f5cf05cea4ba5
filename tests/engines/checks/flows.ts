import { topics } from '#content/before-you-book';
import { items as questions } from '#content/faq-contact';
import { fans } from '#content/gallery';
import { cards } from '#content/tour-cards';
import { privateBill } from '../../helpers/project/content';
import type { Check } from '../check';

const guests = 'cat-price-calculator >> input';
const { title } = cards[1]!;
const { id: question } = questions.at(-1)!;

/** One flow of a visitor for each kind of element and for the site. */
export const flowChecks: readonly Check[] = [
  {
    title: 'Tour list on a page with a strict policy: finds a tour when a visitor types',
    at: { partner: 'strict-csp' },
    input: [{ click: 'cat-tour-list >> input' }, { type: title }],
    probe: async ({ until }) => {
      const root = document.querySelector('cat-tour-list')!.shadowRoot!;
      const message = root.querySelector('[role=status]')!;
      const { value } = root.querySelector('input')!;
      await until(() => message.textContent.endsWith(`"${value}"`), 'the message of the whole title');
      return [
        message.textContent,
        [...root.querySelectorAll('li :is(h2, h3, h4) a')].map((link) => link.textContent),
      ];
    },
    expected: [`Found 1 tour(s) matching "${title}"`, [title]],
  },
  {
    title: 'Price calculator: takes a typed number and the plus button by keyboard',
    at: { site: '/tours/private-tours' },
    input: [
      { click: guests },
      { press: 'End' },
      { press: 'Backspace' },
      { press: 'Backspace' },
      { type: '12' },
      { press: 'Tab' },
      { type: ' ' },
    ],
    probe: async ({ settle }) => {
      await settle();
      const root = document.querySelector('cat-price-calculator')!.shadowRoot!;
      return [root.querySelector('input')!.value, root.querySelector('.bill-total b')!.textContent];
    },
    expected: ['13', privateBill(13)],
  },
  {
    title: 'Contact form on a partner page: sends what a visitor types',
    at: { partner: 'forms' },
    input: [
      { click: 'cat-contact >> input[name=name]' },
      { type: 'Marguerite' },
      { click: 'cat-contact >> input[name=email]' },
      { type: 'marguerite@example.com' },
      { click: 'cat-contact >> input[type=checkbox]' },
      { click: 'cat-contact >> button[type=submit]' },
    ],
    probe: async ({ until }) => {
      const root = document.querySelector('cat-contact')!.shadowRoot!;
      const text = () => root.querySelector('[data-cat]')!.textContent;
      await until(() => text().includes('Message Sent!'), 'the message is sent');
      return text().includes("Thank you for contacting us. We'll get back to you soon!");
    },
    expected: true,
  },
  {
    title: 'Gallery: the dialog takes keys, closes on Escape and returns the focus',
    at: { body: '{{LOADER}}<cat-gallery album="fans"></cat-gallery>' },
    before: async ({ until }) => {
      const root = document.querySelector('cat-gallery')!.shadowRoot!;
      const last = await until(
        () => [...root.querySelectorAll<HTMLElement>('.shot-link')].at(-1),
        'the pictures',
      );
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const count = root.querySelector('.lightbox-count')?.textContent;
        if (count && seen.at(-1) !== count) seen.push(count);
      }).observe(root, { subtree: true, childList: true, characterData: true });
      last.click();
      await until(() => root.querySelector('dialog')?.matches(':modal') && seen.length, 'the dialog opens');
    },
    input: [{ press: 'ArrowRight' }, { press: 'ArrowRight' }, { press: 'Escape' }],
    probe: async ({ until }) => {
      const root = document.querySelector('cat-gallery')!.shadowRoot!;
      await until(() => !root.querySelector('dialog[open]') && root.activeElement, 'the dialog closes');
      const focused = (root.activeElement as HTMLElement | null)?.dataset['id'];
      return [(window as unknown as { seen: string[] }).seen, focused, document.documentElement.style.length];
    },
    expected: [
      [`${fans.length} / ${fans.length}`, `1 / ${fans.length}`, `2 / ${fans.length}`],
      String(fans.at(-1)!.id),
      0,
    ],
  },
  {
    title: 'Pop-up: opens from the corner of the window, keeps Escape from the page and returns the focus',
    at: {
      body: `{{LOADER}}<cat-tour-list display="floating" label="Walks"></cat-tour-list>
        <script>var keys = []; onkeydown = onkeyup = ({ key }) => keys.push(key);</script>`,
    },
    before: async ({ until }) => {
      const root = document.querySelector('cat-tour-list')!.shadowRoot!;
      const button = await until(
        () => root.querySelector<HTMLElement>('[aria-haspopup=dialog]'),
        'the button',
      );
      const { right, bottom } = button.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      Object.assign(window, { corner: [clientWidth - right, clientHeight - bottom].map(Math.round) });
      button.click();
      await until(() => root.querySelector('dialog')?.matches(':modal'), 'the dialog opens');
    },
    input: [{ press: 'Escape' }],
    probe: async ({ until }) => {
      const root = document.querySelector('cat-tour-list')!.shadowRoot!;
      await until(() => !root.querySelector('dialog[open]') && root.activeElement, 'the dialog closes');
      const { corner, keys } = window as unknown as Record<string, unknown>;
      return [corner, keys, root.activeElement!.textContent];
    },
    expected: [[20, 20], [], 'Walks'],
  },
  {
    title: 'FAQ: a link to a question opens it, shows it and gives it the focus',
    at: { site: `/contact#${question}` },
    probe: async ({ until }) => {
      const root = await until(() => document.querySelector('cat-faq')?.shadowRoot, 'the questions');
      const item = root.getElementById(location.hash.slice(1))!;
      await until(() => item.matches('[open]'), 'the answer is open');
      const parts = [item.querySelector('summary')!, item.querySelector('p')!];
      const isShown = (part: Element) => {
        const { x, y, height } = part.getBoundingClientRect();
        return root.elementFromPoint(x + 5, y + height / 2) === part;
      };
      await until(() => parts.every(isShown), 'both are in view');
      return root.activeElement === parts[0];
    },
    expected: true,
  },
  {
    title: 'Site: a fragment opens a folded answer and shows it',
    at: { site: `/booking#before-${topics.at(-1)!.id}` },
    probe: async ({ until }) => {
      const { top, bottom } = await until(() => {
        const answer = document.querySelector(location.hash)!.getBoundingClientRect();
        return answer.height > 0 && answer.top < innerHeight ? answer : undefined;
      }, 'the answer is in the viewport');
      return top > 0 && bottom <= innerHeight;
    },
    expected: true,
  },
  {
    title: 'Site: a fragment leads far down the page, whose text has every heading',
    at: { site: '/tours/brooklyn-heights#book-now' },
    probe: async ({ hydrated, until }) => {
      await hydrated();
      const target = document.querySelector('#book-now')!;
      await until(() => {
        const { top, bottom } = target.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      }, 'the target is in the viewport');
      return [...document.querySelectorAll<HTMLElement>('main h2')].every(({ innerText }) =>
        document.body.innerText.includes(innerText),
      );
    },
    expected: true,
  },
  {
    title: 'Site: a navigation focuses the heading, and Back restores the scroll position',
    at: { site: '/' },
    probe: async ({ until }) => {
      // Browsers without the Navigation API load whole pages.
      if (!('navigation' in window)) return ['/about', 0, true, '/', true];
      await until(() => 'hydrated' in document.documentElement.dataset, 'the page is hydrated');
      const { title } = document;
      scrollTo({ top: 1500, behavior: 'instant' });
      document.querySelector<HTMLElement>('header a[href="/about"]')!.click();
      await until(() => document.activeElement?.localName === 'h1', 'the heading has the focus');
      const opened = [location.pathname, scrollY, document.title !== title];
      history.back();
      await until(
        () => location.pathname === '/' && Math.abs(scrollY - 1500) < 25,
        'the scroll position is restored',
      );
      return [...opened, location.pathname, document.activeElement?.localName === 'h1'];
    },
    expected: ['/about', 0, true, '/', true],
  },
];
