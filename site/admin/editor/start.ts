import CMS from '@sveltia/cms';
import { askForAlt } from './ask-for-alt';
import { checkDisk } from './check-disk';
import { checkPictures } from './check-pictures';
import {
  checkBeforeSaving,
  fetchCheck,
  tellAfterDeleting,
  tellAfterSaving,
  withoutMarks,
} from './check-saving';
import { onPostsDeleted } from './deleted-posts';
import { explainFailures } from './failed-writing';
import { focusField } from './focus-field';
import { fieldsOf, fileFormat, postFormat, type Format, type Texts } from './formats';
import { guardUnsaved } from './guard-unsaved';
import { previewTemplate } from './preview';
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
    const path = String(entry.get('path'));
    const format = formats.get(path) ?? ofPosts;
    let data = entry.get('data');
    // A new post gets the next number that is free.
    if (format === ofPosts && !data.get('id')) data = data.set('id', ofPosts.nextId());
    checkPictures(data.toJS());
    const draft = format.draft(withoutMarks(data.toJS()));
    await checkBeforeSaving(texts, draft);
    askForAlt(fieldsOf(texts.get(draft[0]) ?? ''), fieldsOf(draft[1]));
    await checkDisk(path, texts.get(draft[0]));
    return data as typeof entry;
  },
});
CMS.registerEventListener({
  name: 'postSave',
  handler({ entry }) {
    (formats.get(String(entry.get('path'))) ?? ofPosts).written();
    tellAfterSaving();
  },
});
onPostsDeleted((ids) => void tellAfterDeleting(texts, ids.map(ofPosts.deleted)));
explainFailures();
// Saving asks for it again where it does not arrive now, and says so.
void fetchCheck().catch(() => undefined);

// The frame of a preview has an address of its own, from which no other can be told.
CMS.registerPreviewStyle(`${location.origin}/desk/preview.css`);
const around = { texts, published };
const ofNewPost = (form: Record<string, unknown>) =>
  ofPosts.draft({ ...form, id: form['id'] || ofPosts.nextId() });
CMS.registerPreviewTemplate('posts', previewTemplate({ ...around, draft: ofNewPost }));
for (const [name, file] of Object.entries(files))
  if (file.startsWith('tours/'))
    CMS.registerPreviewTemplate(
      name,
      previewTemplate({ ...around, draft: formats.get(`site/content/${file}`)!.draft }),
    );

// Where nobody keeps the files, there is nowhere to sign in to.
document.documentElement.toggleAttribute('data-folder-only', !hasRepository);
guardUnsaved();
await CMS.init({ config });
