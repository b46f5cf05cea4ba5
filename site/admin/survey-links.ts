import { copyFrom } from './copy-buttons';
import { asTable, mailingLink, readGuests, surveyLink, type Guest } from './survey-link';

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

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, ...inside: (string | Node)[]) {
  const made = document.createElement(tag);
  made.append(...inside);
  return made;
}

/** @param whose name of whom the text is for, where several buttons say the same */
function copyButton(label: string, text: string, whose = ''): HTMLButtonElement {
  const button = element('button', label);
  button.type = 'button';
  if (whose) button.setAttribute('aria-label', `${label}: ${whose}`);
  button.addEventListener('click', () => void copyFrom(button, text));
  return button;
}

/** Shows links, each with a button that copies it, and one for all of them. */
function show(guests: readonly Guest[], unread: readonly string[]): void {
  const rows = guests.map((guest) => ({ ...guest, link: surveyLink(site, outingNow(), guest) }));
  const said = unread.length
    ? ` No email address in ${unread.length === 1 ? 'this line' : 'these lines'}: ${unread.join(' / ')}`
    : '';
  const parts: Node[] = [element('p', `${rows.length} ${rows.length === 1 ? 'link' : 'links'}.${said}`)];
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
  results.focus();
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  show([{ name: valueOf(form, 'name'), email: valueOf(form, 'email') }], []);
});
list.addEventListener('submit', (event) => {
  event.preventDefault();
  const { guests, unread } = readGuests(valueOf(list, 'guests'));
  show(guests, unread);
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
// Enter in a field of the tour sends nothing.
outing.addEventListener('submit', (event) => event.preventDefault());
showMailing();
