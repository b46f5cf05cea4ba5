import { ALBUMS, type Album, type GalleryItem } from '../../../widgets/kit/model/gallery';
import { LANGUAGES, type Language } from '../../../widgets/kit/model/language';
import { languageSchema, type LanguageFile } from '../../schema/language';
import { searchSchema, type SearchFile } from '../../schema/search';
import { settingsSchema, type Settings } from '../../schema/settings';
import { TOUR_SLUGS, type TourSlug } from '../../../widgets/kit/model/tour';
import { tourSchema, type TourFile } from '../../schema/tour';
import { readAlbum } from './albums';
import { PLAIN_KINDS, type PlainKind } from './schemas';
import { numberWord } from './samples/number-words';
import { placeholders, stopsWord } from './placeholders';
import { readPosts, type LoadedPost } from './posts/posts';
import { fillWords, readText, readYamlFile, type Loaded, type Reader } from './read/reader';
import { readYaml } from './read/yaml-source';

/** All content, as far as it could be read: a file with a fault in its shape is left out, and reported. */
export interface Content {
  settings: Loaded<Settings> | undefined;
  tours: (Loaded<TourFile> & { slug: TourSlug })[];
  albums: (Loaded<{ pictures: GalleryItem[] }> & { album: Album })[];
  languages: (Loaded<LanguageFile> & { language: Language })[];
  search: Loaded<SearchFile> | undefined;
  posts: LoadedPost[];
  plain: (Loaded<unknown> & { kind: PlainKind })[];
}

/** Fields of a tour that its other texts may repeat, so that each is in its file once. */
export const TOUR_WORDS = ['duration', 'schedule', 'group', 'stops'];

/** The items of a list for which reading gave something. */
async function readEach<K, T extends object>(keys: readonly K[], read: (key: K) => Promise<T | undefined>) {
  const found: T[] = [];
  for (const key of keys) {
    const item = await read(key);
    if (item) found.push(item);
  }
  return found;
}

/** Counts the stops of each tour, as words for the texts of all files; faults are reported when a tour is read. */
async function stopsWords(reader: Reader): Promise<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const slug of TOUR_SLUGS) {
    const file = `tours/${slug}.yaml`;
    const text = await readText({ ...reader, problems: [] }, file);
    const source = text === undefined ? undefined : readYaml(file, text);
    const isRead = source !== undefined && source.problems.length === 0;
    const { stops, byArrangement } = (isRead ? source.data : {}) as {
      stops?: unknown;
      byArrangement?: unknown;
    };
    if (Array.isArray(stops) && stops.length) words[stopsWord(slug)] = numberWord(stops.length);
    // How many there are of a tour that is not in order, no other text has to know.
    else if (byArrangement !== true) words[stopsWord(slug)] = 'some';
  }
  return words;
}

/** Reads every content file. */
export async function loadContent(reader: Reader, pictures: ReadonlySet<string>): Promise<Content> {
  const settings = await readYamlFile(reader, 'settings.yaml', settingsSchema, { fill: false });
  if (settings) {
    reader.words = { ...placeholders(settings.data), ...(await stopsWords(reader)) };
    // The month is the visitor's.
    settings.data = fillWords(reader, settings, { ...reader.words, Month: '{Month}' });
  }
  const options = { fill: settings !== undefined };
  const search = await readYamlFile(reader, 'search.yaml', searchSchema, options);
  const tours = await readEach(TOUR_SLUGS, async (slug) => {
    const file = await readYamlFile(reader, `tours/${slug}.yaml`, tourSchema, {
      ...options,
      ownWords: TOUR_WORDS,
    });
    return file && { ...file, slug };
  });
  const languages = await readEach(LANGUAGES, async (language) => {
    const file = await readYamlFile(reader, `languages/${language}.yaml`, languageSchema, options);
    return file && { ...file, language };
  });
  const plain = await readEach(PLAIN_KINDS, async (kind) => {
    const file = await readYamlFile(reader, kind.file, kind.schema, options);
    return file && { ...file, kind };
  });
  const albums = await readEach(ALBUMS, (album) => readAlbum(reader, album, pictures));
  const posts = await readPosts(reader, options);
  return { settings, tours, albums, languages, search, posts, plain };
}
