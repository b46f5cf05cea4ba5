import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contentSchemas } from '../../../site/prerender/admin/content-schemas';

it('contentSchemas has a schema for every file', () => {
  const names = readdirSync('site/content', { recursive: true, encoding: 'utf8' });
  const yaml = names.filter((name) => name.endsWith('.yaml'));
  expect([...yaml].sort()).toEqual(contentSchemas.flatMap(({ files }) => files).sort());
});
