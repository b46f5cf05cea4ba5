import { modules as tours } from '#content/tour-pages';
import { parse } from 'yaml';
import { contentSchemas } from '../../docs/content-schemas';
import { placeholders, stopsWord } from '../../content/placeholders';
import { numberWord } from '../../content/samples/number-words';
import type { Settings } from '../../../schema/settings';
import { completed } from './completed';

const schemas = contentSchemas();

/** Returns the content of a file of a kind, completed as far as drawing it needs. */
export const read = <T>(kind: string, content: unknown): T =>
  completed(schemas.find(({ name }) => name === kind)!.schema, content) as T;

/** Reads the settings, whether they are in order or not. */
export const readSettings = (text: string): Settings => read('settings', parse(text));

/** Returns the words that all files may use, see `loadContent`. */
export async function wordsOf(settings: Settings): Promise<Record<string, string>> {
  const stops = Object.entries(tours).map(async ([slug, load]) => {
    const { tour } = await load();
    return [stopsWord(slug), numberWord(tour.stops.length)] as const;
  });
  return { ...placeholders(settings), ...Object.fromEntries(await Promise.all(stops)) };
}
