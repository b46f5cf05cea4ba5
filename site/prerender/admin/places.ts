import { contentSchemas, type JsonSchema } from './content-schemas';
import { labelOf } from './labels';

/** Names of the editor's collections, by their ids in its addresses. */
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

/** The field for the body of a post. */
export const BODY = { name: 'body', label: 'Text' } as const;

const inContent = (file: string): string => file.replace(/^site\/content\//, '').replace(/\.(yaml|md)$/, '');

function schemaOf(file: string): JsonSchema | undefined {
  const name = `${inContent(file)}.yaml`;
  const isPost = name.startsWith('posts/');
  return contentSchemas.find((schema) => (isPost ? schema.name === 'post' : schema.files.includes(name)))
    ?.schema;
}

/** Returns a field's path as labels of its form: `stops[2].imageAlt` as Stops 2, What the picture shows. */
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
  if (folder === 'languages') return new Intl.DisplayNames('en', { type: 'language' }).of(name)!;
  if (folder === 'tours') return name.split('-').map(labelOf).join(' ');
  return (
    (['gallery', 'posts'].includes(folder!) ? undefined : schemaOf(file)?.title) ?? labelOf(name || path)
  );
}

/** Returns the name of a form as the editor lists it: Tours, Lower East Side. Posts need a title. */
export function formName(file: string, title?: string): string {
  const collection = collectionOf(file);
  const name = COLLECTIONS[collection];
  return isAlone(collection) ? name : `${name}, ${title ?? formTitle(file)}`;
}

type Collection = keyof typeof COLLECTIONS;

const isAlone = (collection: Collection): boolean => collection === 'settings' || collection === 'samples';

function collectionOf(file: string): Collection {
  const [folder = '', name] = inContent(file).split('/');
  return name || folder === 'settings' || folder === 'samples' ? (folder as Collection) : 'lists';
}

export function editorAddress(file: string): string {
  const path = inContent(file);
  const collection = collectionOf(file);
  const entry = collection === 'posts' ? path.split('/')[1]! : path.replaceAll('/', '-');
  return `/admin/edit#/collections/${collection}/entries/${entry}`;
}
