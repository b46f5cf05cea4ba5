// oxlint-disable-next-line no-restricted-imports -- the build's check, which runs in the browser, too
import { checkTexts, type Mistake } from '../../prerender/admin/check-texts';
import type { Texts } from './formats';
import { checkNewest, tellOtherTabs } from './other-tabs';
import { refusal } from './refusal';

/** Milliseconds for which the line about publishing is shown. */
const SHOWN_MS = 10_000;

/** Beginning of the fields that the editor adds to entries of lists while they are edited. */
const MARK = '__sc_';

/** Returns a form without what the editor has marked in it. */
export function withoutMarks<T>(form: T): T {
  if (Array.isArray(form)) return form.map(withoutMarks) as T;
  if (typeof form !== 'object' || form === null) return form;
  const own = Object.entries(form).filter(([name]) => !name.startsWith(MARK));
  return Object.fromEntries(own.map(([name, value]) => [name, withoutMarks(value)])) as T;
}

/** Mistakes that the file being saved leaves in others, or that were there before. */
let elsewhere: Mistake[] = [];

/** Name of the file that is being saved. */
let saving = '';

/**
 * Checks all content as it would be with a file that is about to be saved.
 * @throws an error that the editor shows, and keeps the form open, where the mistake is in that file
 */
export async function checkBeforeSaving(
  texts: Texts,
  [name, text]: readonly [string, string],
): Promise<void> {
  checkNewest(name);
  saving = name;
  const mistakes = await checkTexts(new Map([...texts, [name, text]]));
  const here = mistakes.filter(({ file }) => file === name);
  elsewhere = mistakes.filter(({ file }) => file !== name);
  if (here.length) throw refusal(here.map(inWords).join('\n'));
}

const inWords = ({ field, text }: Mistake): string => (field ? `${field}: ${text}` : text);

/**
 * Says how the change gets published, and lists mistakes in other forms. These cannot be corrected first: a number that
 * two texts give has to be changed in one of them before the other.
 * @param isSignedIn false for a folder on this computer
 */
export function tellAfterSaving(isSignedIn: boolean): void {
  tellOtherTabs(saving);
  const line = document.querySelector('#saved')!;
  line.textContent = isSignedIn
    ? 'Saved. The change is on the site in a few minutes.'
    : 'Saved in the folder. Publish it in GitHub Desktop: Commit, then Push.';
  setTimeout(() => (line.textContent = ''), SHOWN_MS);
  tellMistakes(elsewhere);
}

function tellMistakes(mistakes: readonly Mistake[]): void {
  if (!mistakes.length) return;
  const dialog = document.createElement('dialog');
  dialog.dataset['mistakes'] = '';
  const heading = document.createElement('h2');
  heading.id = 'mistakes';
  heading.textContent = 'Saved. Before the site can be published:';
  dialog.setAttribute('aria-labelledby', heading.id);
  const list = document.createElement('ul');
  list.append(...mistakes.map(itemOf));
  const close = document.createElement('button');
  close.textContent = 'Close';
  close.addEventListener('click', () => dialog.close());
  dialog.append(heading, list, close);
  dialog.addEventListener('close', () => {
    dialog.remove();
    // The form is closed by now, and the button with it that was pressed last.
    if (document.activeElement === document.body) focusList();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** Moves the focus to what the editor shows, where keys go on from. */
function focusList(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus();
}

function itemOf(mistake: Mistake): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = mistake.address;
  link.textContent = mistake.form;
  // It would stand before the form that the link leads to.
  link.addEventListener('click', () => link.closest('dialog')?.close());
  item.append(link, ` ${inWords(mistake)}`);
  return item;
}
