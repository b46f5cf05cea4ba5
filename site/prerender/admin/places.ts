import { contentSchemas, type ContentSchema, type JsonSchema } from '../docs/content-schemas';
import { labelOf, languageLabel } from './labels';

/** Names of the editor's lists of forms, by what stands for them in its addresses. */
export const COLLECTIONS = {
  settings: 'Settings',
  tours: 'Tours',
  posts: 'Posts',
  lists: 'Questions and lists',
  gallery: 'Gallery',
  pages: 'Words of pages',
  languages: 'Other languages',
  samples: 'Samples',
} as const;

/** Name of the field that the editor has for what stands below a post's fields. */
export const BODY = { name: 'body', label: 'Text' } as const;

let kept: readonly ContentSchema[] | undefined;
const schemas = () => (kept ??= contentSchemas());

const inContent = (file: string): string => file.replace(/^site\/content\//, '').replace(/\.(yaml|md)$/, '');

/** Returns what a file's fields may hold. */
function schemaOf(file: string): JsonSchema | undefined {
  const name = `${inContent(file)}.yaml`;
  const isPost = name.startsWith('posts/');
  return schemas().find((schema) => (isPost ? schema.name === 'post' : schema.files.includes(name)))?.schema;
}

/** Returns the way to a field as its form names it: `stops[2].imageAlt` as Stops 2, What the picture shows. */
export function fieldInWords(file: string, field: string): string {
  let within = schemaOf(file);
  const steps = field.split('.').map((step) => {
    const [name = '', ...places] = step.split(/[[\]]+/);
    within = within?.properties?.[name];
    const label = name === BODY.name ? BODY.label : (within?.title ?? labelOf(name));
    for (const _place of places) within = within?.items ?? within;
    return [label, ...places].filter(Boolean).join(' ');
  });
  return steps.join(', ');
}

/** Returns the name of a form within its list. */
export function formTitle(file: string): string {
  const path = inContent(file);
  const [folder, name = ''] = path.split('/');
  if (folder === 'languages') return languageLabel(name);
  // The tours are called after their places.
  if (folder === 'tours') return name.split('-').map(labelOf).join(' ');
  // Forms of a kind have the title of that kind.
  return (
    (['gallery', 'posts'].includes(folder!) ? undefined : schemaOf(file)?.title) ?? labelOf(name || path)
  );
}

/**
 * Returns the name of a file's form as the editor lists it: `site/content/tours/lower-east-side.yaml` as Tours, Lower East
 * Side.
 * @param title of a post, which is all that tells it from others
 */
export function formName(file: string, title?: string): string {
  const collection = collectionOf(file);
  const name = COLLECTIONS[collection];
  return isAlone(collection) ? name : `${name}, ${title ?? formTitle(file)}`;
}

type Collection = keyof typeof COLLECTIONS;

/** Tells whether a list has one form. */
const isAlone = (collection: Collection): boolean => collection === 'settings' || collection === 'samples';

function collectionOf(file: string): Collection {
  const [folder = '', name] = inContent(file).split('/');
  return name || folder === 'settings' || folder === 'samples' ? (folder as Collection) : 'lists';
}

/** Returns where the editor has the form of a file. */
export function editorAddress(file: string): string {
  const path = inContent(file);
  const collection = collectionOf(file);
  const entry = collection === 'posts' ? path.split('/')[1]! : path.replaceAll('/', '-');
  const list = `/admin/edit#/collections/${collection}`;
  // A post that was written since the site was built goes by its number: the name of its file is not known.
  return /^\d+$/.test(entry) ? list : `${list}/entries/${entry}`;
}
