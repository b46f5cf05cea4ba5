import { copyFrom } from '../ui/copy-buttons';
import { readGuests, type UnreadLine } from './guest-list';
import { asTable, mailingLink, surveyLink, type Guest } from './survey-link';

const form = document.querySelector<HTMLFormElement>('#one')!;
const list = document.querySelector<HTMLFormElement>('#many')!;
const mailing = document.querySelector<HTMLFormElement>('#mailing')!;
const outing = document.querySelector<HTMLFormElement>('#outing')!;
const results = document.querySelector<HTMLElement>('#results')!;
const site = document.querySelector<HTMLElement>('[data-site]')!.dataset['site']!;

const valueOf = (of: HTMLFormElement, name: string): string => {
  const value = new FormData(of).get(name);
  return typeof value === 'string' ? value.trim() : '';
};
const outingNow = () => ({ tour: valueOf(outing, 'tour'), date: valueOf(outing, 'date') });

/** Returns the chosen tour and day in words. */
function outingInWords(): string {
  const { tour, date } = outingNow();
  const name = tour
    ? outing.querySelector('select')!.selectedOptions[0]!.text
    : 'a tour that the guest chooses';
  const day = new Date(`${date}T00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return `for ${name}, ${date ? day : 'no day'}`;
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...inside: (string | Node)[]) {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
}

/** @param whose guest that the text is for, if several buttons have one label */
function copyButton(label: string, text: string, whose = ''): HTMLButtonElement {
  const button = element('button', label);
  button.type = 'button';
  if (whose) button.setAttribute('aria-label', `${label}: ${whose}`);
  button.addEventListener('click', () => void copyFrom(button, text));
  return button;
}

/** Guests with links on the page, and lines without a link. */
let shown: { guests: readonly Guest[]; unread: readonly UnreadLine[] } | undefined;

/** Renders the links with their copy buttons, and the lines without a link. */
function draw({ guests, unread }: NonNullable<typeof shown>): void {
  const rows = guests.map((guest) => ({ ...guest, link: surveyLink(site, outingNow(), guest) }));
  const parts: Node[] = [element('p', `${counted(rows.length, 'link')}, ${outingInWords()}.`)];
  if (unread.length) {
    const lines = unread.map(({ line, why }) => element('li', element('q', line), `: ${why}.`));
    parts.push(
      element('p', element('b', `${counted(unread.length, 'line')} not understood, and without a link:`)),
      element('ul', ...lines),
    );
  }
  if (rows.length > 1) {
    const table = asTable([
      ['Name', 'Email', 'Link'],
      ...rows.map(({ name, email, link }) => [name, email, link]),
    ]);
    parts.push(copyButton('Copy all as a table', table));
  }
  const items = rows.map(({ name, email, link }) =>
    element(
      'li',
      element('b', name || email),
      element('code', link),
      copyButton('Copy', link, name || email),
    ),
  );
  parts.push(element('ol', ...items));
  results.replaceChildren(...parts);
  results.hidden = false;
}

function show(made: NonNullable<typeof shown>): void {
  shown = made;
  draw(made);
  results.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  show({ guests: [{ name: valueOf(form, 'name'), email: valueOf(form, 'email') }], unread: [] });
});
list.addEventListener('submit', (event) => {
  event.preventDefault();
  // Untrimmed: a table's first heading may be empty.
  show(readGuests(list.querySelector('textarea')!.value));
});
outing.addEventListener('change', () => {
  if (!shown) return;
  draw(shown);
  document.querySelector('#announcement')!.textContent = `Links updated, ${outingInWords()}`;
});

const link = mailing.querySelector('output')!;
const showMailing = () => {
  link.textContent = mailingLink(site, outingNow(), {
    name: valueOf(mailing, 'name'),
    email: valueOf(mailing, 'email'),
  });
};
for (const changed of [outing, mailing]) changed.addEventListener('input', showMailing);
mailing.addEventListener('submit', (event) => {
  event.preventDefault();
  void copyFrom(mailing.querySelector('button')!, link.textContent);
});
// The tour form sends nothing on Enter.
outing.addEventListener('submit', (event) => event.preventDefault());
showMailing();
