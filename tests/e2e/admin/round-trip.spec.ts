import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Field } from '@sveltia/cms';
import { parse } from 'yaml';
import type { EditorSetup } from '../../../site/admin/editor/setup';
import { checkContentTree } from '../../../site/prerender/content/check';
import { giveFolder } from '../../helpers/admin/content-folder';
import { fillField, EDITOR_NOTES, openEditor, openForm, save } from '../../helpers/admin/editor-steps';
import { expect, matrixOnly, test } from '../fixtures';

const { config } = JSON.parse(readFileSync('dist/desk/setup.json', 'utf8')) as EditorSetup;

const isText = (field: Field) =>
  (field.widget === 'string' || field.widget === 'text') && !('pattern' in field);

/** The first free text of several words of a form, and the way to it; in a list, of its first entry. */
function firstText(fields: readonly Field[], value: unknown, at = ''): string | undefined {
  for (const field of fields) {
    const path = at ? `${at}.${field.name}` : field.name;
    const below = (value as Record<string, unknown> | undefined)?.[field.name];
    if (below === undefined) continue;
    if (isText(field) && / .*\w/.test(String(below))) return path;
    const inside =
      field.widget === 'object' && 'fields' in field
        ? firstText(field.fields, below, path)
        : field.widget === 'list' && 'fields' in field
          ? firstText(field.fields as Field[], (below as unknown[])[0], `${path}.0`)
          : undefined;
    if (inside) return inside;
  }
  return undefined;
}

function set(content: unknown, at: string, text: string): void {
  const steps = at.split('.');
  const parent = steps
    .slice(0, -1)
    .reduce((value, step) => (value as Record<string, unknown>)[step], content);
  (parent as Record<string, unknown>)[steps.at(-1)!] = text;
}
const get = (content: unknown, at: string): string =>
  at.split('.').reduce((value, step) => (value as Record<string, unknown>)[step], content) as string;

const files = config.collections!.flatMap((collection) =>
  'files' in collection
    ? collection.files.map(({ name, file, fields }) => ({
        file,
        fields,
        address: `/collections/${collection.name}/entries/${name}`,
      }))
    : [],
);

/** A file of each kind; the others repeat them. */
const few = /\/(settings|lower-east-side|home)\.yaml$/;

for (const [which, chosen] of [
  ['of each kind', files.filter(({ file }) => few.test(file))],
  ['of all', files.filter(({ file }) => !few.test(file))],
] as const) {
  test(
    `a content file ${which} comes back from the editor as it was, but for the one field that was changed`,
    matrixOnly(which === 'of all'),
    async ({ page, consoleGuard }) => {
      test.setTimeout(180_000);
      page.setDefaultTimeout(8000);
      consoleGuard.allow(EDITOR_NOTES);
      const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
      cpSync('site/content', copy, { recursive: true });
      await giveFolder(page);
      await openEditor(page);
      for (const { file, fields, address } of chosen) {
        await test.step(file, async () => {
          const source = readFileSync(file, 'utf8');
          const wanted = parse(source) as Record<string, unknown>;
          const at = firstText(fields, wanted)!;
          // As long as before, so that no limit is passed.
          const before = get(wanted, at).trim();
          const text = before.replace(/\w(?=\W*$)/, 'x');
          set(wanted, at, text);
          await openForm(page, address);
          await fillField(page, at, text, before);
          const after = await save(page, file);
          expect(parse(after), file).toEqual(wanted);
          const kept = new Set(after.split('\n'));
          expect(source.split('\n').filter((line) => !kept.has(line)).length, file).toBeLessThan(5);
          writeFileSync(path.join(copy, path.relative('site/content', file)), after);
        });
      }
      const { problems } = await checkContentTree(copy);
      expect(problems).toEqual([]);
      rmSync(copy, { recursive: true });
    },
  );
}
