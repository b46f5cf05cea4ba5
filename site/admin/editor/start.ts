import CMS from '@sveltia/cms';
import { askForAlt } from './ask-for-alt';
import { checkPictures } from './check-pictures';
import { checkBeforeSaving, tellAfterSaving, withoutMarks } from './check-saving';
import { focusField } from './focus-field';
import { fieldsOf, fileFormat, postFormat, type Format, type Texts } from './formats';
import { guardUnsaved } from './guard-unsaved';
import type { EditorSetup } from './setup';

const { config, treatments, files, postFiles, posts, pictures, published, hasRepository } = (await (
  await fetch('/desk/setup.json')
).json()) as EditorSetup;

const texts: Texts = new Map();
const formats = new Map<string, Format>();
for (const [name, file] of Object.entries(files)) {
  const format = fileFormat(file, texts, treatments[name]!, pictures);
  formats.set(`site/content/${file}`, format);
  CMS.registerCustomFormat(name, 'yaml', format);
}
const ofPosts = postFormat(postFiles, texts, treatments[posts]!, pictures);
CMS.registerCustomFormat(posts, 'md', ofPosts);

CMS.registerFieldType('focus', focusField(published));
CMS.registerEventListener({
  name: 'preSave',
  handler: async ({ entry }) => {
    const format = formats.get(String(entry.get('path'))) ?? ofPosts;
    let data = entry.get('data');
    // A new post gets the next number that is free.
    if (format === ofPosts && !data.get('id')) data = data.set('id', ofPosts.nextId());
    checkPictures(data.toJS());
    const draft = format.draft(withoutMarks(data.toJS()));
    await checkBeforeSaving(texts, draft);
    askForAlt(fieldsOf(texts.get(draft[0]) ?? ''), fieldsOf(draft[1]));
    return data as typeof entry;
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler({ author, entry }) {
    (formats.get(String(entry.get('path'))) ?? ofPosts).written();
    // Only an account has a name: a folder has none.
    tellAfterSaving(Boolean(author.login));
  },
});

// Without a repository there is nothing to sign in to.
document.documentElement.toggleAttribute('data-folder-only', !hasRepository);
guardUnsaved();
await CMS.init({ config });
