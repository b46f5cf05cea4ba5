import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseDocument, YAMLSeq } from 'yaml';
import type { SampleRow } from '../../schema/sample';
import { checkContentTree } from './check';
import { stepsOf, valuesAt, type Found } from './read/field-path';
import { fingerprint } from './fingerprint';
import { splitFrontMatter } from './read/front-matter';
import { fieldName } from './read/problems';
import { SAMPLES_FILE, splitPath } from './samples/samples';
import { readYaml } from './read/yaml-source';

const USAGE = `npm run samples -- print <file>#<field>     the row of a value, for site/content/samples.yaml
npm run samples -- refresh <file>#<field>   takes the value as it stands now for the sample
npm run samples -- confirm <file>#<field>   the value is right as it stands: removes its row
npm run samples -- tidy                     removes the rows of values that are settled or gone

<file>#<field> as in settings.yaml#business.email or testimonials.yaml#google[3]; google[] is every entry of the list.`;

/** Returns the values that a path leads to in a content folder. */
async function valuesOf(root: string, where: string): Promise<Found[]> {
  const { file, field } = splitPath(where);
  const text = await readFile(path.join(root, file), 'utf8');
  const { data } = readYaml(file, file.endsWith('.md') ? (splitFrontMatter(text)?.fields ?? '') : text);
  const values = field ? valuesAt(data, stepsOf(field)) : undefined;
  if (!values?.length) throw new Error(`${where} is not there.`);
  return values;
}

/** The path of a row for a place in content: it fits any entry of a list. */
const rowPath = (where: string, { path }: Found): string =>
  `${splitPath(where).file}#${fieldName(path).replace(/\[\d+\]/g, '[]')}`;

/** The list as a document that keeps its comments, and its rows. */
async function openList(root: string) {
  const file = path.join(root, SAMPLES_FILE);
  const document = parseDocument(await readFile(file, 'utf8'));
  const rows: unknown = document.errors.length ? undefined : document.get('samples');
  if (!(rows instanceof YAMLSeq))
    throw new Error(`${file} is not a list of samples: npm run check:content says what is wrong with it.`);
  const save = () => writeFile(file, document.toString({ lineWidth: 0 }));
  return { rows, data: rows.toJSON() as SampleRow[], save };
}

async function remove(root: string, isOut: (row: SampleRow) => boolean): Promise<string[]> {
  const { rows, data, save } = await openList(root);
  const out = data.filter(isOut);
  rows.items = rows.items.filter((_, index) => !isOut(data[index]!));
  if (out.length) await save();
  return out.map((row) => `removed ${row.path} (${row.note})`);
}

async function refresh(root: string, where: string): Promise<string[]> {
  const { rows, data, save } = await openList(root);
  const values = await valuesOf(root, where);
  const all = await valuesOf(root, rowPath(where, values[0]!));
  const present = new Set(all.map(({ value }) => fingerprint(value)));
  const stale = data.flatMap((row, index) =>
    row.path === rowPath(where, values[0]!) && !present.has(row.fingerprint) ? [index] : [],
  );
  const listed = new Set(data.map((row) => `${row.path} ${row.fingerprint}`));
  const fresh = values.filter((found) => !listed.has(`${rowPath(where, found)} ${fingerprint(found.value)}`));
  if (fresh.length === 0) return [`${where} is listed as it stands.`];
  if (fresh.length !== 1 || stale.length !== 1) {
    throw new Error(`${where} is not one value with one row: print its rows and edit ${SAMPLES_FILE}.`);
  }
  rows.setIn([stale[0], 'fingerprint'], fingerprint(fresh[0]!.value));
  await save();
  return [`refreshed ${data[stale[0]!]!.path}`];
}

/**
 * Runs `npm run samples`: prints, refreshes or removes rows of a content folder's list.
 * @returns what there is to tell, line by line
 */
export async function changeList(root: string, [command, place]: readonly string[]): Promise<string[]> {
  // As the doctor names the file.
  const where = place?.replace(/^site\/content\//, '');
  if (command === 'tidy') {
    const { problems, settled } = await checkContentTree(root);
    const list = path.join(root, SAMPLES_FILE);
    const gone = problems.filter(
      ({ file, field }) => path.resolve(file) === path.resolve(list) && field === 'path',
    );
    const lines = new Set([...settled, ...gone].map(({ line }) => line));
    const source = readYaml(list, await readFile(list, 'utf8'));
    const { data } = await openList(root);
    const out = new Set(
      data.flatMap(({ path, fingerprint }, index) =>
        lines.has(source.lineOf(['samples', index])) ? [`${path} ${fingerprint}`] : [],
      ),
    );
    return remove(root, ({ path, fingerprint }) => out.has(`${path} ${fingerprint}`));
  }
  if (!where || !['print', 'refresh', 'confirm'].includes(command ?? '')) return [USAGE];
  if (command === 'refresh') return refresh(root, where);
  const values = await valuesOf(root, where);
  const keys = values.map((found) => ({
    path: rowPath(where, found),
    fingerprint: fingerprint(found.value),
  }));
  if (command === 'print') {
    return keys.map(
      (key) => `  - path: ${key.path}\n    fingerprint: '${key.fingerprint}'\n    kind: claim\n    note: ...`,
    );
  }
  const removed = await remove(root, (row) =>
    keys.some((key) => key.path === row.path && key.fingerprint === row.fingerprint),
  );
  return removed.length ? removed : [`${where} is no sample.`];
}

if (process.argv[1]?.endsWith('list-command.ts')) {
  changeList('site/content', process.argv.slice(2)).then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
