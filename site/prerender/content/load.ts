import type { ZodType } from 'zod';
import { ALBUMS } from '../../../widgets/kit/model/gallery';
import { LANGUAGES } from '../../../widgets/kit/model/language';
import { languageSchema } from '../../schema/language';
import { searchSchema } from '../../schema/search';
import { settingsSchema, type Settings } from '../../schema/settings';
import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import { tourSchema, type TourFile } from '../../schema/tour';
import { albumSchema } from '../../schema/gallery';
import { PLAIN_KINDS } from './schemas';
import { fillTexts, numberWord, placeholders, stopsWord } from './placeholders';
import { readPosts } from './posts/posts';
import { without } from './read/field-path';
import { contentError } from './read/problems';
import { readFile, sourceOf, type Reader } from './read/reader';
import { sampleValues } from './samples/samples';

/** All content, without files that have mistakes. */
export type Content = ReturnType<typeof loadContent>;

/** Returns the data of a plain file of content without mistakes. */
export const fileOf = <T>({ plain }: Content, module: string): T =>
  plain.find(({ kind }) => kind.module === module)!.data as T;

/** Fields of a tour that its other texts may use in braces. */
const TOUR_WORDS = ['duration', 'schedule', 'group', 'stops'];

/** Returns the number of each tour's stops as words for the texts of all files; "some" if a tour's file has mistakes. */
function stopsWords(reader: Reader): Record<string, string> {
  const words: Record<string, string> = {};
  for (const slug of TOUR_SLUGS) {
    const { stops, byArrangement } = (sourceOf(reader, `tours/${slug}.yaml`)?.data ??
      {}) as Partial<TourFile>;
    if (Array.isArray(stops) && stops.length) words[stopsWord(slug)] = numberWord(stops.length);
    else if (byArrangement !== true) words[stopsWord(slug)] = 'some';
  }
  return words;
}

export function loadContent(reader: Reader) {
  const settings = readFile(reader, 'settings.yaml', settingsSchema);
  if (settings) {
    reader.words = { ...placeholders(settings.data), ...stopsWords(reader) };
    // The browser fills in the visitor's month.
    const words = { ...reader.words, Month: '{Month}' };
    settings.data = fillTexts(settings, words, (problem) => reader.problems.push(problem)) as Settings;
  }
  const read = <T, K extends object>(name: string, schema: ZodType<T>, key: K, own?: readonly string[]) => {
    const file = readFile(reader, name, schema, own);
    return file ? [{ ...file, ...key }] : [];
  };
  return {
    settings,
    search: readFile(reader, 'search.yaml', searchSchema),
    tours: TOUR_SLUGS.flatMap((slug) => read(`tours/${slug}.yaml`, tourSchema, { slug }, TOUR_WORDS)),
    languages: LANGUAGES.flatMap((language) =>
      read(`languages/${language}.yaml`, languageSchema, { language }),
    ),
    plain: PLAIN_KINDS.flatMap((kind) => read(kind.file, kind.schema, { kind })),
    albums: ALBUMS.flatMap((album) => read(`gallery/${album}.yaml`, albumSchema, { album })),
    posts: readPosts(reader),
  };
}

/** Returns content that was read, without the placeholders in it, as a production build shows it. */
export function withoutPlaceholders(reader: Reader): Content {
  const sources = new Map(
    [...reader.sources].map(([name, source]) => {
      const samples = sampleValues(reader, name, source).filter(({ row }) => row.kind === 'placeholder');
      const paths = samples.map(({ path }) => path);
      return [name, { ...source, data: without(source.data, paths) }];
    }),
  );
  const rest: Reader = { ...reader, sources, problems: [], words: undefined };
  const content = loadContent(rest);
  if (rest.problems.length > 0) throw contentError(rest.problems);
  return content;
}
