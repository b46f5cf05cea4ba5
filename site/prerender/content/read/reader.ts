import type { ZodType } from 'zod';
import { checkShape } from './check-shape';
import { without } from './field-path';
import { numberWord } from '../samples/number-words';
import { capital, fillContent } from '../placeholders';
import { problemAt, type ContentProblem, type Report } from './problems';
import type { Folder } from './folder';
import { decode, textFault, unread, type TextFault } from './text-file';
import { walkTexts } from './walk-texts';
import { cannotGo, findSamples, readSamples, type FoundSample, type SampleList } from '../samples/samples';
import { readYaml, type YamlSource } from './yaml-source';

/** Record of reading one content folder: all that is gathered besides the content. */
export interface Reader {
  folder: Folder;
  problems: ContentProblem[];
  /** Warnings, which stop nothing. */
  advice: ContentProblem[];
  samples: SampleList;
  /** Treatment of placeholders: kept, or left out as in a build for the world. */
  placeholders: 'keep' | 'leave out';
  /** Replacements for `{words}` in texts; empty until the settings are read. */
  words: Record<string, string>;
  /** Addresses of this site's pages that files claim, right or wrong in other fields. */
  pages: string[];
}

/** Returns a reader of a content folder that has read the list of samples and nothing else. */
export async function openReader(
  folder: Folder,
  placeholders: Reader['placeholders'] = 'keep',
): Promise<Reader> {
  const problems: ContentProblem[] = [];
  const samples = await readSamples(folder, (problem) => problems.push(problem));
  return { folder, problems, advice: [], samples, placeholders, words: {}, pages: [] };
}

/** A file's checked content, and the way from a field back to its line. */
export interface Loaded<T> {
  file: string;
  data: T;
  lineOf: YamlSource['lineOf'];
}

/** Options for reading a file. */
export interface ReadOptions {
  /** True where words in braces are filled in. */
  fill: boolean;
  /** Top-level texts of the file itself that its other texts may use as words; of a list, how long it is. */
  ownWords?: readonly string[];
}

/** A file's path as people see it in messages: from the project folder. */
export const shownPath = (reader: Reader, relative: string) => `${reader.folder.shown}/${relative}`;

/** Reads a text file of the content folder; a missing one is reported. */
export async function readText(reader: Reader, relative: string): Promise<string | undefined> {
  const report = (fault: TextFault) =>
    reader.problems.push({ file: shownPath(reader, relative), field: '', ...fault, kind: 'content' });
  try {
    const read = decode(await reader.folder.read(relative));
    if ('text' in read) return read.text;
    report(read.fault);
  } catch (error) {
    report(unread(relative, error));
  }
  skipUnreadableFile(reader, relative);
  return undefined;
}

/** Notes the page and the samples of a file that cannot be read, so that what refers to them is not reported as well. */
function skipUnreadableFile({ samples, pages }: Reader, relative: string): void {
  samples.seen.add(relative);
  const [, page] = /^pages\/(.+)\.yaml$/.exec(relative) ?? [];
  if (page) pages.push(page === 'home' ? '/' : `/${page}`);
}

/** Returns the words that a file has for its own texts: those of its fields that are named. */
export function ownWords(data: unknown, names: readonly string[] = []): Record<string, string> {
  const fields = (data ?? {}) as Record<string, unknown>;
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = fields[name];
      if (typeof value === 'string') return [[name, value]];
      if (!Array.isArray(value)) return [];
      const count = numberWord(value.length);
      return [
        [name, count],
        [capital(name), capital(count)],
      ];
    }),
  );
}

/** Fills in the words of a file's texts; an unknown word is a problem. */
export function fillWords<T>(reader: Reader, file: Loaded<T>, words: Record<string, string>): T {
  return fillContent(file.data, words, (unknown, path) => {
    reader.problems.push(problemAt(file, path, unknown));
  }) as T;
}

/** Posts tell of other years, and articles have headlines of their own. */
const OTHER_PRICES = /^(?:posts\/|press\.yaml$)/;
const LITERAL_PRICE = {
  wrong: 'names a price in digits, which stays when the settings change',
  right: 'Write {price}, {privateMinimum} or another word in braces.',
};

/** Reports HTML and invisible characters in a file's texts, and warns of prices that are no placeholders. */
function checkTexts({ problems, advice }: Reader, source: YamlSource, relative: string): void {
  walkTexts(source.data, (text, path) => {
    const fault = textFault(text);
    if (fault) problems.push(problemAt(source, path, fault));
    if (/\$\d/.test(text) && path.at(-1) !== 'quote' && !OTHER_PRICES.test(relative))
      advice.push(problemAt(source, path, LITERAL_PRICE, 'style'));
  });
}

/** Fills in the words of a YAML text that was read, checks it, and gathers its samples and problems. */
export function acceptYaml<T>(
  reader: Reader,
  source: YamlSource,
  schema: ZodType<T>,
  options: ReadOptions,
): Loaded<T> | undefined {
  const { file, lineOf } = source;
  const report: Report = (problem) => reader.problems.push(problem);
  const relative = file.slice(reader.folder.shown.length + 1);
  reader.problems.push(...source.problems);
  if (source.problems.length > 0) {
    skipUnreadableFile(reader, relative);
    return undefined;
  }
  const { path: address } = (source.data ?? {}) as { path?: unknown };
  if (typeof address === 'string') reader.pages.push(address);
  const samples = findSamples(reader.samples, source, relative, report);
  const words = { ...reader.words, ...ownWords(source.data, options.ownWords) };
  const filled = options.fill ? fillWords(reader, { data: source.data, file, lineOf }, words) : source.data;
  const data = checkShape(schema, filled, source, report);
  checkTexts(reader, source, relative);
  if (data === undefined) return undefined;
  const rest = leaveOut(reader, samples, filled, schema);
  return { file, data: reader.placeholders === 'leave out' && rest ? rest : data, lineOf };
}

/** Returns the content without its placeholders; those that the site needs are reported. */
function leaveOut<T>(reader: Reader, samples: readonly FoundSample[], data: unknown, schema: ZodType<T>) {
  const placeholders = samples.filter(({ kind }) => kind === 'placeholder');
  const all = schema.safeParse(
    without(
      data,
      placeholders.map(({ path }) => path),
    ),
  );
  if (all.success) return all.data;
  const needed = placeholders.filter(({ path }) => !schema.safeParse(without(data, [path])).success);
  const faults = needed.length ? needed : placeholders.slice(-1);
  reader.problems.push(...faults.map(cannotGo));
  return undefined;
}

/** Reads and checks one YAML file of the content folder. */
export async function readYamlFile<T>(
  reader: Reader,
  relative: string,
  schema: ZodType<T>,
  options: ReadOptions = { fill: true },
): Promise<Loaded<T> | undefined> {
  const text = await readText(reader, relative);
  if (text === undefined) return undefined;
  return acceptYaml(reader, readYaml(shownPath(reader, relative), text), schema, options);
}
