import { retryImport } from '../../../widgets/kit/element/retry-import';
import type { Texts } from './formats';
import type { CheckTexts, Mistake } from './mistakes';
import { checkNewest, tellOtherTabs } from './other-tabs';
import { refusal } from './refusal';

/** The build’s own check, which is fetched while the editor opens. */
const CHECK = '/desk/check-texts.js';

const load = () => retryImport(() => import(CHECK) as Promise<{ checkTexts: CheckTexts }>);

/**
 * Fetches the check, or gives the one that was fetched.
 * @throws a refusal where it does not arrive
 */
export async function fetchCheck(): Promise<CheckTexts> {
  try {
    return (await load()).checkTexts;
  } catch (error) {
    console.error(error);
    throw refusal(
      'What you have typed cannot be checked: there is no connection to the site. It is still here. Save it again when you are online.',
    );
  }
}

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
  const checkTexts = await fetchCheck();
  const mistakes = await checkTexts(new Map([...texts, [name, text]]));
  const here = mistakes.filter(({ file }) => file === name);
  elsewhere = mistakes.filter(({ file }) => file !== name);
  if (here.length) throw refusal(here.map(inWords).join('\n'));
}

const inWords = ({ field, text }: Mistake): string => (field ? `${field}: ${text}` : text);

/**
 * Tells what stands in the way of publishing in other forms than the one that was saved. It cannot be mended before: a
 * number that two texts give has to be changed in one of them first.
 */
export function tellAfterSaving(): void {
  tellOtherTabs(saving);
  tellMistakes('Saved', elsewhere);
}

/**
 * Tells what stands in the way of publishing now that files are gone, such as links to them.
 * @param texts all that are left
 */
export async function tellAfterDeleting(texts: Texts, names: readonly string[]): Promise<void> {
  for (const name of names) tellOtherTabs(name);
  const checkTexts = await fetchCheck();
  tellMistakes('Deleted', await checkTexts(texts));
}

function tellMistakes(done: string, mistakes: readonly Mistake[]): void {
  if (!mistakes.length) return;
  const dialog = document.createElement('dialog');
  dialog.dataset['mistakes'] = '';
  const heading = document.createElement('h2');
  heading.id = 'mistakes';
  heading.textContent = `${done}. Before the site can be published:`;
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
