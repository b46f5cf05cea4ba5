import type { ZodType } from 'zod';
import type { SampleRow } from '../../../schema/sample';
import { fillTexts, ownWords } from '../placeholders';
import { checkShape } from './check-shape';
import { problemIn, type ContentProblem, type Located } from './problems';
import { readSource, type Source } from './source';

/** A content folder on a disk or in the editor's memory. */
export interface Folder {
  /** Its path in messages: `site/content`. */
  shown: string;
  /** Texts by file name; those of pictures are empty. */
  texts: ReadonlyMap<string, string>;
}

export interface Reader {
  folder: Folder;
  problems: ContentProblem[];
  /** Every file that was read, by its path in the folder. */
  sources: Map<string, Source>;
  samples: readonly SampleRow[];
  /** Replacements for `{words}` in texts; undefined until the settings are read. */
  words?: Record<string, string> | undefined;
}

/** A file's checked content, and the lines of its fields. */
export interface Loaded<T> extends Located {
  data: T;
}

/** Returns a parsed file; undefined if the folder has none of that name. */
export function sourceOf({ folder, sources, problems }: Reader, name: string): Source | undefined {
  const text = folder.texts.get(name);
  if (!sources.has(name) && text !== undefined)
    sources.set(
      name,
      readSource(`${folder.shown}/${name}`, text, (problem) => problems.push(problem)),
    );
  return sources.get(name);
}

/** Reads and checks a file; undefined if it has mistakes. Its texts may use the fields `own` in braces. */
export function readFile<T>(
  reader: Reader,
  name: string,
  schema: ZodType<T>,
  own: readonly string[] = [],
): Loaded<T> | undefined {
  const source = sourceOf(reader, name);
  if (!source) {
    const right = 'Restore it from the history of your files.';
    reader.problems.push(problemIn(`${reader.folder.shown}/${name}`, 'is not there', right));
  }
  if (source?.data === undefined) return undefined;
  const report = (problem: ContentProblem) => reader.problems.push(problem);
  const words = reader.words && { ...reader.words, ...ownWords(source.data, own) };
  const data = checkShape(schema, words ? fillTexts(source, words, report) : source.data, source, report);
  return data === undefined ? undefined : { file: source.file, data, lineOf: source.lineOf };
}
