import { samplesSchema, type SampleKind, type SampleRow } from '../../../schema/sample';
import { checkUnique } from '../duplicates';
import { checkShape } from '../read/check-shape';
import { stepsOf, valuesAt, type Step } from '../read/field-path';
import { fingerprint } from '../fingerprint';
import type { Folder } from '../read/folder';
import { fieldName, type ContentProblem, type Report } from '../read/problems';
import { unread } from '../read/text-file';
import { walkTexts, type Path } from '../read/walk-texts';
import { readYaml, type YamlSource } from '../read/yaml-source';

/** Name of the list of samples in the content folder. */
export const SAMPLES_FILE = 'samples.yaml';

/** A row of the list, read. */
export interface ListedSample extends SampleRow {
  /** File of the row. */
  list: string;
  line: number;
  /** The file that the path names, as seen from the content folder, and the way to the field in it. */
  file: string;
  steps: Step[];
  /** Fingerprints of the values that stand there now, where none of them is the sample any more. */
  present?: string[];
}

/** A stand-in value that only the owner can replace: where it is, and what the list says of it. */
export interface Sample {
  file: string;
  line: number;
  field: string;
  kind: SampleKind;
  note: string;
  path: Path;
  row: Pick<SampleRow, 'path' | 'note'>;
}

/** A stand-in value that was found by its row in the list. */
export interface FoundSample extends Sample {
  row: ListedSample;
}

/** The list of samples, and what of it was found in the content that has been read. */
export interface SampleList {
  rows: readonly ListedSample[];
  found: FoundSample[];
  /** Rows whose value is the owner's now. */
  settled: ListedSample[];
  /** Files that were looked through. */
  seen: Set<string>;
}

/** Returns a sample as a line, with the place first so that editors make it a link. */
const formatSample = ({ file, line, field, note }: Sample): string => `${file}:${line}  ${field}  (${note})`;

/** Returns lines below a heading that counts them; nothing where there are none. */
export const section = (heading: string, lines: readonly string[], end = ''): string[] =>
  lines.length ? [`${heading} (${lines.length})${end}`, ...lines] : [];

/** Returns the samples of a kind as lines. */
export const linesOf = (samples: readonly Sample[], kind: SampleKind): string[] =>
  samples.filter((sample) => sample.kind === kind).map(formatSample);

/** Reads the list of samples. A row that is not right is reported, and so is one that is there twice. */
export async function readSamples(content: Folder, report: Report): Promise<SampleList> {
  const shown = `${content.shown}/${SAMPLES_FILE}`;
  const list: SampleList = { rows: [], found: [], settled: [], seen: new Set() };
  const bytes = await content.read(SAMPLES_FILE).catch((error: unknown) => {
    report({ file: shown, field: '', ...unread(SAMPLES_FILE, error), kind: 'content' });
  });
  if (!bytes) return list;
  const source = readYaml(shown, new TextDecoder().decode(bytes));
  source.problems.forEach(report);
  if (source.problems.length > 0) return list;
  const data = checkShape(samplesSchema, source.data, source, report);
  if (!data) return list;
  list.rows = data.samples.map((row, index) => {
    const [file = '', field = ''] = row.path.split('#');
    return { ...row, list: shown, line: source.lineOf(['samples', index]), file, steps: stepsOf(field) };
  });
  // Entries of a list have a row each; of anything else there is one value, and so one row.
  const keys = data.samples.map(({ path, fingerprint: hash }) =>
    path.includes('[]') ? `${path} ${hash}` : path,
  );
  checkUnique(
    keys.map((value, index) => ({ value, file: source, path: ['samples', index] })),
    report,
  );
  return list;
}

/** Looks for the samples of a file that was read; a row whose field is not there is reported. */
export function findSamples(
  list: SampleList,
  source: YamlSource,
  relative: string,
  report: Report,
): FoundSample[] {
  list.seen.add(relative);
  return list.rows
    .filter(({ file }) => file === relative)
    .flatMap((row) => {
      const values = valuesAt(source.data, row.steps);
      if (!values) {
        report(gone(row, `names a field that is not there: ${row.path}`));
        return [];
      }
      const present = values.map(({ value }) => fingerprint(value));
      const same = values.filter((_, index) => present[index] === row.fingerprint);
      if (same.length === 0) list.settled.push({ ...row, present });
      const { kind, note } = row;
      const found = same.map(({ path }) => ({
        file: source.file,
        line: source.lineOf(path),
        field: fieldName(path),
        kind,
        note,
        path,
        row,
      }));
      list.found.push(...found);
      return found;
    });
}

/** Reports every row whose file has not been read. A post may be deleted, and its samples go with it. */
export function reportUnseen(list: SampleList, report: Report): void {
  for (const row of list.rows) {
    if (list.seen.has(row.file)) continue;
    if (/^posts\/[^/]+\.md$/.test(row.file)) list.settled.push(row);
    else report(gone(row, `names a file that is not there: ${row.file}`));
  }
}

const gone = (row: ListedSample, wrong: string): ContentProblem => ({
  file: row.list,
  line: row.line,
  field: 'path',
  wrong,
  right: 'If it was taken away, delete its row under Samples in the editor.',
  kind: 'content',
});

/** Says of a placeholder that the site needs its field. */
export const cannotGo = ({ row, file, field }: FoundSample): ContentProblem => ({
  file: row.list,
  line: row.line,
  field: 'kind',
  wrong: `is placeholder, but ${file} cannot do without ${field}`,
  right: 'Write claim (it is shown) or key (no production build without it).',
  kind: 'content',
});

/** A value that no service has ever given anybody: it says that it is a sample, or is zeros alone. */
const STAND_IN = /^(?:sample[-_][\w-]+|0{2,})$/;
const NOTE = 'a sample whatever the list of samples says; put in your own';

/**
 * Finds the values of the settings that show by themselves that they are nobody's, so that a production build stops at
 * them even where their rows in the list of samples have been deleted.
 * @param listed samples that are in the list
 */
export function unlistedStandIns(
  { file, data, lineOf }: Pick<YamlSource, 'file' | 'data' | 'lineOf'>,
  listed: readonly Sample[],
): Sample[] {
  const told = new Set(listed.filter((sample) => sample.file === file).map(({ field }) => field));
  const found: Sample[] = [];
  walkTexts(data, (text, path) => {
    const field = fieldName(path);
    if (!STAND_IN.test(text.trim()) || told.has(field)) return;
    const row = { path: `settings.yaml#${field.replace(/\[\d+\]/g, '[]')}`, note: NOTE };
    found.push({ file, line: lineOf(path), field, kind: 'key', note: NOTE, path, row });
  });
  return found;
}
