import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { contentDocs, schemaLine } from '../../../site/prerender/docs/content-docs';
import { contentSchemas } from '../../../site/prerender/docs/content-schemas';

const CONTENT = 'site/content';
const read = (name: string) => readFileSync(path.join(CONTENT, name), 'utf8');
const schemas = contentSchemas();
const docs = await contentDocs();

describe('what is written from the content’s schemas', () => {
  it('is as npm run docs writes it', () => {
    for (const [name, text] of docs) expect(read(name), name).toBe(text);
    const kept = readdirSync(path.join(CONTENT, '_schemas')).map((name) => `_schemas/${name}`);
    expect(kept.toSorted()).toEqual([...docs.keys()].filter((name) => name.startsWith('_')).toSorted());
  });

  it('tells of every file, and of every field that a file may hold', () => {
    const guide = docs.get('fields.md')!;
    for (const { schema, files } of schemas) {
      expect(schema.title, files[0]).toBeTruthy();
      expect(schema.description, schema.title).toBeTruthy();
      const [, part = ''] = guide.split(`\n## ${schema.title}\n`);
      for (const field of Object.keys(schema.properties!)) expect(part).toContain(`- \`${field}\` (`);
    }
    expect(guide).not.toMatch(/undefined|\[object/);
    expect(guide).toContain('- `prices.perPerson` (number) Every text that says {price}');
  });

  it('is named by the first line of each content file, which it fits', () => {
    const yaml = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.yaml'),
    );
    expect(yaml.toSorted()).toEqual(schemas.flatMap(({ files }) => files).toSorted());
    for (const { name, files } of schemas) {
      for (const file of files) {
        const [first = ''] = read(file).split('\n');
        expect(first, file).toBe(schemaLine(file, name));
        const [, address = ''] = first.split('$schema=');
        const json: unknown = JSON.parse(read(path.posix.join(path.posix.dirname(file), address)));
        const { error } = z.fromJSONSchema(json as never).safeParse(parse(read(file)));
        expect(error?.issues, file).toBeUndefined();
      }
    }
  });
});
