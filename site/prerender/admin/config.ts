import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { backendOf } from '../../schema/services/repository';
import type { SampleRow } from '../../schema/sample';
import type { Settings } from '../../schema/settings';
import { siteOrigin } from '../content/write-config';
import { PICTURE_PREFIX } from '../../schema/picture-key';
import { contentSchemas, type JsonSchema } from './content-schemas';
import { formOf, PICTURES, type Notes } from './fields';
import { BODY, COLLECTIONS, formTitle } from './places';

const CONTENT = 'site/content';

/** Largest size of added pictures, in pixels: the site shows none larger. */
const PICTURE_WIDTH = 2400;

/**
 * Returns the configuration of the editor, from the schemas of the content.
 * @see https://sveltiacms.app/en/docs
 */
export function editorConfig(
  settings: Settings,
  samples: readonly Pick<SampleRow, 'path' | 'note'>[],
): CmsConfig {
  const named = (name: string) => contentSchemas.find((schema) => schema.name === name)!;
  const fileOf = (file: string): CollectionFile => {
    const { schema } = contentSchemas.find(({ files }) => files.includes(file))!;
    const name = file.replace(/\.yaml$/, '').replaceAll('/', '-');
    const fields = formOf(schema, notesOn(file, samples));
    const isTour = file.startsWith('tours/');
    const preview_path = isTour ? file.replace('.yaml', '') : schema.properties?.path && '{{fields.path}}';
    return { name, label: formTitle(file), file: `${CONTENT}/${file}`, fields, preview_path };
  };
  const group = (name: keyof typeof COLLECTIONS, icon: string, files: readonly string[]) => ({
    name,
    label: COLLECTIONS[name],
    icon,
    files: files.map(fileOf),
  });
  const single = contentSchemas.flatMap(({ files }) => (files.length === 1 ? files : []));
  return {
    load_config_file: false,
    // The real page is a link away: on this computer with the change, elsewhere as published.
    editor: { preview: false },
    backend: backendOf(settings.repository),
    app_title: settings.business.name,
    site_url: siteOrigin(settings),
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
    output: { omit_empty_optional_fields: true },
    collections: [
      group('settings', 'settings', ['settings.yaml']),
      group('tours', 'directions_walk', named('tour').files),
      {
        name: 'posts',
        label: COLLECTIONS.posts,
        label_singular: 'Post',
        icon: 'article',
        folder: `${CONTENT}/posts`,
        // The build reads a post's pictures from this folder only.
        media_folder: `/${PICTURES}/posts`,
        public_folder: `${PICTURE_PREFIX}/posts`,
        extension: 'md',
        format: 'yaml-frontmatter',
        slug: '{{title}}',
        summary: '{{title}}',
        sortable_fields: ['title', 'id'],
        preview_path: 'blog/{{fields.id}}',
        fields: postFields(named('post').schema),
      },
      group(
        'lists',
        'quiz',
        single.filter((file) => !/^(pages\/|settings|samples)/.test(file)),
      ),
      group('gallery', 'photo_library', named('album').files),
      group(
        'pages',
        'web',
        single.filter((file) => file.startsWith('pages/')),
      ),
      group('languages', 'translate', named('language').files),
      group('samples', 'checklist', ['samples.yaml']),
    ],
  };
}

/** Returns the form of a post: title, text and picture first. New posts get their number when they are saved. */
function postFields(schema: JsonSchema): Field[] {
  // All posts share one form, which cannot mark samples of one post; the status page lists them.
  const [, title, ...others] = formOf(schema, () => undefined);
  return [
    { name: 'id', widget: 'hidden' },
    title!,
    {
      ...BODY,
      widget: 'markdown',
      hint: 'Words like {price} and {email} are filled in from the settings.',
      modes: ['rich_text', 'raw'],
    },
    ...others.map((field) => (field.name === 'date' ? ({ ...field, default: '{{now}}' } as Field) : field)),
  ];
}

function notesOn(file: string, samples: readonly Pick<SampleRow, 'path' | 'note'>[]): Notes {
  const notes = new Map<string, string>();
  for (const { path, note } of samples) {
    const [in_, field = ''] = path.split('#');
    if (in_ === file && !notes.has(field)) notes.set(field, note);
  }
  return (path) => notes.get(path);
}
