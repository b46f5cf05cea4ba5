import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkTexts } from '../../../site/prerender/admin/check-texts';
import { FIXTURE } from '../../helpers/project/content-copy';

const texts = new Map(
  readdirSync(FIXTURE, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => /^(?!pictures\/).*\.(yaml|md)$/.test(name))
    .map((name) => [name, readFileSync(`${FIXTURE}/${name}`, 'utf8')]),
);

it('finds no mistakes in correct content without pictures', async () => {
  expect(await checkTexts(texts)).toEqual([]);
});

it('names file, form, field and the address of the form', async () => {
  const file = 'tours/lower-east-side.yaml';
  const broken = texts.get(file)!.replace('days: [Sunday]', 'days: [Sundays]');
  expect(await checkTexts(new Map([...texts, [file, broken]]))).toEqual([
    {
      file,
      form: 'Tours, Lower East Side',
      address: '/admin/edit#/collections/tours/entries/tours-lower-east-side',
      field: 'Departures 1, Days 1',
      text: expect.stringMatching(/^Is "Sundays", which is unknown\. Use one of: Sunday,/) as unknown,
    },
  ]);
});

it('names a post by its title, and its body like the form', async () => {
  const file = 'posts/the-post-office-cats.md';
  const broken = `${texts.get(file)!}\n\nsee www.nypl.org`;
  expect(await checkTexts(new Map([...texts, [file, broken]]))).toEqual([
    expect.objectContaining({
      file,
      form: 'Posts, The Post Office Cats',
      field: 'Text',
    }),
  ]);
});

it('reports a tour without stops, but not the texts with their number', async () => {
  const file = 'tours/brooklyn-heights.yaml';
  const broken = texts.get(file)!.replace(/^stops:\n(?: .*\n)+/m, 'stops: []\n');
  expect(await checkTexts(new Map([...texts, [file, broken]]))).toEqual([
    expect.objectContaining({
      file,
      field: 'Stops',
      text: 'Has no entry. A tour with public dates needs its stops: add at least one.',
    }),
  ]);
});

it.each([
  ["firstDay: '2026-04-04'", 'Is missing. A first day needs a last one.'],
  ["firstDay: '2026-02-04', lastDay: '2026-12-20'", 'What it takes is said below the field.'],
])('mentions nothing that only the file shows: %s', async (days, expected) => {
  const file = 'settings.yaml';
  const lines = days.split(', ').map((line) => `  ${line}\n`);
  const broken = texts.get(file)!.replace(/^season:\n/m, `season:\n${lines.join('')}`);
  const sentences = (await checkTexts(new Map([...texts, [file, broken]])))
    .map(({ text }) => text)
    .join('\n');
  expect(sentences).toContain(expected);
  expect(sentences).not.toMatch(/undefined|fields\.md/);
});
