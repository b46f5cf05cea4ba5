import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { ALBUMS } from '../../../widgets/kit/model/gallery';
import { LANGUAGES } from '../../../widgets/kit/model/language';
import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import { backendOf } from '../../schema/services/repository';
import { EXAMPLE } from '../../admin/editor/formats';
import type { EditorSetup } from '../../admin/editor/setup';
import type { Pictures, Treatments } from '../../admin/editor/treatments';
import type { SampleRow } from '../../schema/sample';
import type { Settings } from '../../schema/settings';
import { formSchemas } from '../docs/content-schemas';
import { formOf, PICTURE_PREFIX, PICTURES, type Notes } from './fields';
import { BODY, COLLECTIONS, formTitle } from './places';

const CONTENT = 'site/content';
/** The editor wants formats of such files to be called so. */
const POSTS = 'post-frontmatter';

/** Pictures larger than this are made smaller when they are added: more is never shown. Pixels. */
const PICTURE_WIDTH = 2400;

/**
 * Returns the setup of the editor, made of the schemas that check the content.
 * @param postFiles the posts’ files by their numbers, as seen from the content folder
 * @param pictures the pictures’ addresses by their keys
 * @param published where the site has them, by these addresses
 */
export function editorSetup(
  settings: Settings,
  postFiles: Record<string, string>,
  samples: readonly Pick<SampleRow, 'path' | 'note'>[],
  pictures: Pictures,
  published: Pictures,
): EditorSetup {
  const schemas = formSchemas();
  const treatments: Record<string, Treatments> = {};
  const files: Record<string, string> = {};
  const fileOf = (file: string): CollectionFile => {
    const schema = schemas.find(({ files }) => files.includes(file))!;
    const form = formOf(schema.schema, notesOn(file, samples));
    const name = file.replace(/\.yaml$/, '').replaceAll('/', '-');
    treatments[name] = form.treatments;
    files[name] = file;
    return { name, label: formTitle(file), file: `${CONTENT}/${file}`, format: name, fields: form.fields };
  };
  const group = (name: keyof typeof COLLECTIONS, icon: string, files: readonly string[]) => ({
    name,
    label: COLLECTIONS[name],
    icon,
    files: files.map(fileOf),
  });
  const single = schemas.filter(({ files }) => files.length === 1);
  const pages = single.filter(({ name }) => name.startsWith('page-'));
  const lists = single.filter(({ name }) => !/^(page-|settings$|samples$)/.test(name));
  const post = formOf(schemas.find(({ name }) => name === 'post')!.schema, ofNoPost);
  // The editor has the posts in the order of their numbers, and gives a new one its own: nobody types it.
  treatments[POSTS] = { ...post.treatments, id: {}, date: { as: 'day' } };
  const config: CmsConfig = {
    load_config_file: false,
    // The host's deploy preview shows a page as it is.
    editor: { preview: false },
    backend: backendOf(settings.repository),
    app_title: settings.business.name,
    site_url: settings.business.siteUrl,
    logo: { src: '/icons/favicon.svg' },
    media_folder: PICTURES,
    public_folder: PICTURE_PREFIX,
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: 40_000_000,
          transformations: {
            raster_image: { format: 'webp', quality: 90, width: PICTURE_WIDTH, height: PICTURE_WIDTH },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      group('settings', 'settings', ['settings.yaml']),
      group(
        'tours',
        'directions_walk',
        TOUR_SLUGS.map((slug) => `tours/${slug}.yaml`),
      ),
      {
        name: 'posts',
        label: COLLECTIONS.posts,
        label_singular: 'Post',
        icon: 'article',
        folder: `${CONTENT}/posts`,
        // Of pictures in the text the site knows those of this folder.
        media_folder: `/${PICTURES}/posts`,
        public_folder: `${PICTURE_PREFIX}/posts`,
        extension: 'md',
        format: POSTS,
        filter: { field: EXAMPLE, value: null },
        slug: '{{title}}',
        summary: '{{title}}',
        sortable_fields: ['title', 'id'],
        preview_path: 'blog/{{fields.id}}',
        fields: [
          { name: 'id', widget: 'hidden' },
          { name: EXAMPLE, widget: 'hidden' },
          ...post.fields.filter(({ name }) => name !== 'id').map(ofPost),
          { ...BODY, widget: 'markdown', hint: BODY_HINT, modes: ['rich_text', 'raw'] },
        ],
      },
      group(
        'lists',
        'quiz',
        lists.map((schema) => schema.files[0]!),
      ),
      group(
        'gallery',
        'photo_library',
        ALBUMS.map((album) => `gallery/${album}.yaml`),
      ),
      group(
        'pages',
        'web',
        pages.map((schema) => schema.files[0]!),
      ),
      group(
        'languages',
        'translate',
        LANGUAGES.map((code) => `languages/${code}.yaml`),
      ),
      group('samples', 'checklist', ['samples.yaml']),
    ],
  };
  return {
    config,
    treatments,
    files,
    postFiles,
    posts: POSTS,
    pictures,
    published,
    hasRepository: settings.repository !== undefined,
  };
}

const BODY_HINT = 'Words like {price} and {email} are filled in from the settings.';

/** All posts have one form, which can say nothing of a single one; the status page does. */
const ofNoPost: Notes = () => undefined;

/** A post has a picture in any case (one that names none has that of its number), and a day that is picked. */
function ofPost(field: Field): Field {
  const { label = '', hint = '' } = field as { label?: string; hint?: string };
  if (field.name === 'image') return { ...field, required: true } as Field;
  if (field.name !== 'date') return field;
  const form = { type: 'date', format: 'YYYY-MM-DD', default: '{{now}}' } as const;
  return { name: field.name, label, hint: hint.replace(/ For example.*/, ''), widget: 'datetime', ...form };
}

/** Returns what is known of the samples of a file, by the path of their field. */
function notesOn(file: string, samples: readonly Pick<SampleRow, 'path' | 'note'>[]): Notes {
  const notes = new Map<string, string>();
  for (const { path, note } of samples) {
    const [in_, field = ''] = path.split('#');
    if (in_ === file && !notes.has(field)) notes.set(field, note);
  }
  return (path) => notes.get(path);
}
