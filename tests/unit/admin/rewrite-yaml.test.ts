import { readdirSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { rewriteYaml } from '../../../site/admin/editor/rewrite-yaml';

type Content = Record<string, unknown>;
const FOLDER = 'site/content';
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!_schemas.*)\.yaml$/.test(name),
);
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');

function valueAt(content: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce((value, step) => (value as Record<string | number, unknown>)[step], content);
}

/** Every place of a value that is no list and no group. */
function* leaves(value: unknown, path: (string | number)[] = []): Generator<(string | number)[]> {
  if (typeof value !== 'object' || value === null) yield path;
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* leaves(item, [...path, index]);
  else for (const [key, item] of Object.entries(value)) yield* leaves(item, [...path, key]);
}

function changed(
  content: Content,
  path: readonly (string | number)[],
  change: (value: unknown) => unknown,
): Content {
  const copy = structuredClone(content);
  let parent = copy as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) parent = parent[step] as Record<string | number, unknown>;
  parent[path.at(-1)!] = change(parent[path.at(-1)!]);
  return copy;
}

describe.each(files)('%s', (name) => {
  const text = read(name);
  const content = parse(text) as Content;

  it('comes back letter for letter where nothing has changed', () => {
    expect(rewriteYaml(text, structuredClone(content))).toBe(text);
  });

  it('changes the one field that has changed, wherever it is, and no other line', () => {
    const all = [...leaves(content)];
    const step = Math.ceil(all.length / 4);
    for (const path of all.filter((_, index) => index % step === 0)) {
      for (const change of [
        (value: unknown) =>
          typeof value === 'number'
            ? value + 1
            : typeof value === 'boolean'
              ? !value
              : `${String(value)}: “so” it's #1`,
        (value: unknown) =>
          typeof value === 'string' ? `${value} and so it goes on, `.repeat(6).trim() : value,
      ]) {
        const wanted = changed(content, path, change);
        const written = rewriteYaml(text, wanted);
        expect(parse(written), `${path.join('.')}\n${written}`).toEqual(wanted);
        const left = new Set(written.split('\n'));
        const gone = text.split('\n').filter((line) => !left.has(line));
        expect(gone.join('').replace(/\s/g, '').length, path.join('.')).toBeLessThan(
          String(valueAt(content, path)).length + 160,
        );
      }
    }
  });

  it('takes new fields and entries, and lets others go', () => {
    const lists = [...leaves(content)].flatMap((path) => {
      const at = path.findLastIndex((step) => typeof step === 'number');
      return at < 0 ? [] : [path.slice(0, at)];
    });
    const unique = new Map(lists.map((path) => [path.join('.'), path]));
    for (const path of [...unique.values()].slice(0, 3)) {
      for (const change of [
        (value: unknown) => [...(value as unknown[]), (value as unknown[])[0]],
        (value: unknown) => (value as unknown[]).toReversed(),
        (value: unknown) => (value as unknown[]).slice(1),
        (value: unknown) => (value as unknown[]).slice(0, -1),
      ]) {
        const wanted = changed(content, path, change);
        const written = rewriteYaml(text, wanted);
        expect(parse(written), `${path.join('.')}\n${written}`).toEqual(wanted);
      }
    }
    for (const key of Object.keys(content)) {
      const { [key]: gone, ...rest } = content;
      if (!Object.keys(rest).length) continue;
      expect(parse(rewriteYaml(text, rest)), key).toEqual(rest);
      const without = rewriteYaml(text, rest);
      const back = Object.fromEntries(Object.keys(content).map((name) => [name, content[name]]));
      expect(parse(rewriteYaml(without, back)), `${key} back`).toEqual(content);
      expect(gone).toBeDefined();
    }
  });

  it('is written as the project formats it', async () => {
    const options = { ...(await resolveConfig(`${FOLDER}/${name}`)), filepath: name };
    // Whoever edits by hand may break lines elsewhere.
    if ((await format(text, options)) !== text) return;
    const all = [...leaves(content)];
    for (const path of all.filter((_, index) => index % Math.ceil(all.length / 2) === 0)) {
      const written = rewriteYaml(
        text,
        changed(content, path, (value) => (typeof value === 'string' ? `${value} it's so` : value)),
      );
      expect(await format(written, options), path.join('.')).toBe(written);
    }
  });
});
