import { readFile, rm } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { diagnosis } from '../../../site/prerender/content/samples/placeholder-report';
import { fingerprint } from '../../../site/prerender/content/fingerprint';
import { formatProblem } from '../../../site/prerender/content/read/problems';
import { contentCopy } from '../../helpers/project/content-copy';

const LIST = 'samples.yaml';
const QUOTE = { quote: 'The first cat of the day was on time.', author: 'A guest', source: 'Letter' };
const ROWS = `samples:
  - path: settings.yaml#business.email
    fingerprint: '${fingerprint('sample@example.com')}'
    kind: key
    note: your address
  - path: testimonials.yaml#google[]
    fingerprint: '${fingerprint(QUOTE)}'
    kind: placeholder
    note: a real guest’s words
`;

let copy: Awaited<ReturnType<typeof contentCopy>>;
beforeEach(async () => {
  copy = await contentCopy();
  const settings = await copy.read('settings.yaml');
  await copy.write('settings.yaml', settings.replace(/^( {2}email: ).*$/m, '$1sample@example.com'));
  const testimonials = await copy.read('testimonials.yaml');
  await copy.write(
    'testimonials.yaml',
    testimonials.replace(
      /^google:$/m,
      `google:\n  - quote: ${QUOTE.quote}\n    author: ${QUOTE.author}\n    source: ${QUOTE.source}`,
    ),
  );
  await copy.write(LIST, ROWS);
});
afterEach(() => copy.remove());

const check = () => checkContentTree(copy.dir);
const found = async () => (await check()).samples.map(({ field, kind }) => `${field} ${kind}`);
/** The problems of the list, without the folder. */
const faults = async () =>
  (await check()).problems
    .filter(({ file }) => file.endsWith(LIST))
    .map((problem) => formatProblem({ ...problem, file: LIST }));

describe('the list of samples', () => {
  it('finds each value that is still its sample, at its line in the content', async () => {
    const { samples, problems } = await check();
    expect(problems.map(formatProblem)).toEqual([]);
    expect(samples.map(({ file, field, note }) => [file.split('/').at(-1), field, note])).toEqual([
      ['settings.yaml', 'business.email', 'your address'],
      ['testimonials.yaml', 'google[1]', 'a real guest’s words'],
    ]);
    for (const { file, line, field } of samples) {
      const text = (await readFile(file, 'utf8')).split('\n')[line - 1];
      expect(text, field).toMatch(/email: sample@example|The first cat/);
    }
  });

  it('no longer counts a value that the owner has changed, and leaves nothing to delete', async () => {
    await copy.edit('settings.yaml', 'sample@example.com', 'me@example.com');
    expect(await found()).toEqual(['google[1] placeholder']);
    expect(await faults()).toEqual([]);
    expect(diagnosis(await check())).toMatch(
      new RegExp(
        `Settled:.*\\n.*samples\\.yaml:2 {2}settings\\.yaml#business\\.email {2}\\(${fingerprint('me@example.com')}\\)`,
      ),
    );
  });

  it('knows an entry of a list again where another was put before it, and forgets one that was taken out', async () => {
    await copy.edit('testimonials.yaml', 'google:\n', `google:\n  - { quote: New., author: A, source: B }\n`);
    expect(await found()).toContain('google[2] placeholder');
    await copy.edit(
      'testimonials.yaml',
      `  - quote: ${QUOTE.quote}\n    author: ${QUOTE.author}\n    source: ${QUOTE.source}\n`,
      '',
    );
    expect(await found()).toEqual(['business.email key']);
    expect(await faults()).toEqual([]);
  });

  it('knows a value again whose lines were broken elsewhere', () => {
    expect(fingerprint({ b: ' one\ntwo ', a: [1] })).toBe(fingerprint({ a: [1], b: 'one two' }));
    expect(fingerprint('1')).not.toBe(fingerprint(1));
  });
});

describe('a row that is not right', () => {
  const row = (path: string, rest = "fingerprint: '00000000'\n    kind: claim") =>
    `samples:\n  - path: ${path}\n    ${rest}\n    note: x\n`;

  it.each([
    [
      'names no field',
      row('settings.yaml#business.mail'),
      /^samples\.yaml:2 {2}path names a field that is not/,
    ],
    ['names no file', row('setings.yaml#business.email'), /^samples\.yaml:2 .*not there: setings/],
    ['names a place in a list', row('testimonials.yaml#google[1]'), /^samples\.yaml:2 .*any entry of a list/],
    [
      'is of an unknown kind',
      row('settings.yaml#business.email', "fingerprint: '00000000'\n    kind: sample"),
      /^samples\.yaml:4 .*"sample".*key, placeholder, claim/,
    ],
    [
      'has a fingerprint that is none',
      row('settings.yaml#business.email', 'fingerprint: abc\n    kind: key'),
      /^samples\.yaml:3 .*is not a fingerprint \("abc"\)\. .*doctor/,
    ],
    [
      'has a fingerprint of digits without quotes',
      row('settings.yaml#business.email', 'fingerprint: 12345678\n    kind: key'),
      /^samples\.yaml:3 .*number 12345678.*quotes/,
    ],
    [
      'stands there twice',
      ROWS + ROWS.replace('samples:\n', ''),
      /^samples\.yaml:10 .*already used in .*:2\./,
    ],
    [
      'is a placeholder that the site needs',
      ROWS.replace('kind: key', 'kind: placeholder'),
      /^samples\.yaml:2 {2}kind is placeholder, but .*settings\.yaml cannot do without business\.email/,
    ],
  ])('%s', async (_, text, message) => {
    await copy.write(LIST, text);
    const messages = await faults();
    expect(
      messages.find((line) => message.test(line)),
      messages.join('\n'),
    ).toBeDefined();
  });

  it('of a post that has been deleted is settled, and stops nothing', async () => {
    await copy.write(LIST, row('posts/gone.md#date'));
    expect((await check()).settled.map(({ path }) => path)).toEqual(['posts/gone.md#date']);
    expect(await faults()).toEqual([]);
  });

  it('names a field that has been taken out', async () => {
    await copy.edit('settings.yaml', '  email: sample@example.com\n', '');
    expect(await faults()).toEqual([expect.stringMatching(/^samples\.yaml:2 .*not there.*business\.email/)]);
  });

  it('stops everything when the whole list is gone', async () => {
    await rm(`${copy.dir}/${LIST}`);
    expect(await faults()).toEqual([expect.stringMatching(/is not there\. .*"Samples"/)]);
  });
});
