// oxlint-disable-next-line no-restricted-imports -- the build's check also runs in the browser
import { checkTexts, type Mistake } from '../../prerender/admin/check-texts';
import type { Texts } from './file-text';
import { checkNewest, notifyOtherTabs } from './other-tabs';
import { refusal } from './refusal';

/** Milliseconds for which the line about publishing is shown. */
const SHOWN_MS = 10_000;

/** Mistakes in other files than the saved one. */
let elsewhere: Mistake[] = [];

let saving = '';

/**
 * Checks all content with a file that is about to be saved.
 * @throws a refusal if the mistake is in that file
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
 * Shows how the change gets published, and lists mistakes in other forms, which do not prevent saving: a change of two
 * files is saved one file at a time.
 * @param isSignedIn false for a folder on this computer
 */
export function showSaved(isSignedIn: boolean): void {
  notifyOtherTabs(saving);
  const line = document.querySelector('#saved')!;
  line.textContent = isSignedIn
    ? 'Saved. The change is on the site in a few minutes.'
    : 'Saved in the folder. Publish it in GitHub Desktop: Commit, then Push.';
  setTimeout(() => (line.textContent = ''), SHOWN_MS);
  showMistakes(elsewhere);
}

function showMistakes(mistakes: readonly Mistake[]): void {
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
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function itemOf(mistake: Mistake): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = mistake.address;
  link.textContent = mistake.form;
  // An open dialog would cover the form.
  link.addEventListener('click', () => link.closest('dialog')?.close());
  item.append(link, ` ${inWords(mistake)}`);
  return item;
}
