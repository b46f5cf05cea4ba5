import CMS from '@sveltia/cms';
import { fileFormat, postFormat } from './formats';
import { PostPreview, TourPreview } from './preview';
import type { EditorSetup } from './setup';

const { config, treatments, posts, pictures, hasRepository } = (await (
  await fetch('/desk/setup.json')
).json()) as EditorSetup;

for (const [name, of] of Object.entries(treatments)) {
  if (name !== posts) CMS.registerCustomFormat(name, 'yaml', fileFormat(of, pictures));
}
const ofPosts = postFormat(treatments[posts]!, pictures);
CMS.registerCustomFormat(posts, 'md', ofPosts);
// A new post gets the next number that is free.
CMS.registerEventListener({
  name: 'preSave',
  handler: ({ entry }) => {
    const data = entry.get('data');
    return entry.get('collection') === 'posts' && !data.get('id') ? data.set('id', ofPosts.nextId()) : data;
  },
});
// The frame of a preview has an address of its own, from which no other can be told.
CMS.registerPreviewStyle(`${location.origin}/desk/preview.css`);
CMS.registerPreviewTemplate('posts', PostPreview);
for (const name of Object.keys(treatments))
  if (name.startsWith('tours-')) CMS.registerPreviewTemplate(name, TourPreview);

// Where nobody keeps the files, there is nowhere to sign in to.
document.documentElement.toggleAttribute('data-folder-only', !hasRepository);
await CMS.init({ config });
