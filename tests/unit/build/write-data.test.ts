import { made } from '#content/made';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { writeData } from '../../../site/prerender/bundle/write-data';
import type { Manifest } from '../../../site/prerender/bundle/manifest';

const folder = mkdtempSync(path.resolve('.cache/content-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('gives an element the hash of its content, which the day of the build does not change', async () => {
  const manifest = { schema: 1, data: { 'cat-survey': ['survey'] } } as unknown as Manifest;
  const hashes = await writeData(folder, manifest, made);
  const text = readFileSync(`${folder}/data/1/survey.js`, 'utf8');
  expect(text).toContain(hashes['cat-survey']);
  // With another day to leave out, the day in the content counts.
  expect(await writeData(folder, manifest, 0)).not.toEqual(hashes);
});
