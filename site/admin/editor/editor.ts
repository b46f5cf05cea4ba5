import CMS from '@sveltia/cms';
import { askForAlt } from './ask-for-alt';
import { checkBeforeSaving, showSaved } from './check-saving';
import { fieldsOf, fileText, nextPostId } from './file-text';
import { focusField } from './focus-field';
import { guardUnsaved } from './guard-unsaved';
import { refusal } from './refusal';
import type { EditorSetup } from './setup';

const setup = (await (await fetch('/admin/files/setup.json')).json()) as EditorSetup;
const texts = new Map(Object.entries(setup.texts));

/** Name and text of the file that is being saved. */
let saving: readonly [name: string, text: string];

CMS.registerFieldType('focus', focusField(setup.published));
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const name = String(entry.get('path')).replace('site/content/', '');
    // The editor starts an empty form for a file that it could not read.
    if (entry.get('newRecord') && texts.has(name))
      throw refusal('The file of this form is damaged. Repair or restore it, and reload this page.');
    let data = entry.get('data');
    if (name.startsWith('posts/') && !data.get('id')) data = data.set('id', nextPostId(texts));
    saving = [name, fileText(name, data.toJS())];
    await checkBeforeSaving(texts, saving);
    askForAlt(fieldsOf(texts.get(name) ?? ''), fieldsOf(saving[1]));
    return data as typeof entry;
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler({ author }) {
    texts.set(...saving);
    // Only an account has a name: a folder has none.
    showSaved(Boolean(author.login));
  },
});

// Hides the button to sign in if there is no repository.
document.documentElement.toggleAttribute('data-folder-only', !setup.hasRepository);
guardUnsaved();
await CMS.init({ config: setup.config });
