import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../site/prerender/content/fingerprint';
import { diagnosis } from '../../../site/prerender/content/production-build';
import { checkChanged, edited } from '../../helpers/project/memory-content';

const QUOTE = { quote: 'The first cat.', author: 'Ann', source: 'Letter' };
const LINES = `google:\n  - { quote: ${QUOTE.quote}, author: Ann, source: Letter }`;
const row = (path: string, rest = "fingerprint: '00000000'\n    kind: claim") =>
  `  - path: ${path}\n    ${rest}\n    note: x\n`;
const rowOf = (path: string, value: unknown, kind: string) =>
  row(path, `fingerprint: '${fingerprint(value)}'\n    kind: ${kind}`);
const EMAIL = rowOf('settings.yaml#business.email', 'sample@example.com', 'key');
const GOOGLE = rowOf('testimonials.yaml#google[]', QUOTE, 'placeholder');

const check = (rows: string, email = 'sample@example.com', google = LINES) =>
  checkChanged({
    'samples.yaml': rows && `samples:\n${rows}`,
    'settings.yaml': edited('settings.yaml', '  email: ', `  email: ${email} # `),
    'testimonials.yaml': edited('testimonials.yaml', 'google:', google),
  });

describe('Samples', () => {
  it('are found at their lines while their values are unchanged', () => {
    const { samples, settled, problems } = check(EMAIL + GOOGLE);
    expect(problems).toEqual([]);
    expect(settled).toEqual([]);
    expect(samples.map(({ file, line, field, row }) => [file, line, field, row.kind])).toEqual([
      ['content/settings.yaml', 4, 'business.email', 'key'],
      ['content/testimonials.yaml', 2, 'google[1]', 'placeholder'],
    ]);
  });

  it('are settled when their value is changed or removed', () => {
    const checked = check(EMAIL + GOOGLE, 'me@example.com', 'google:');
    expect(checked.samples).toEqual([]);
    expect(checked.problems).toEqual([]);
    expect(diagnosis(checked)).toMatch(
      new RegExp(`Yours now.*\n.*business\\.email  \\(${fingerprint('me@example.com')}\\)\n.*google`),
    );
  });

  it('are found in a list with a new first entry', () => {
    const before = LINES.replace('\n', '\n  - { quote: New., author: A, source: B }\n');
    const { samples } = check(GOOGLE, undefined, before);
    expect(samples.map(({ field }) => field)).toEqual(['google[2]']);
  });

  it('have a fingerprint that ignores line breaks and the order of fields', () => {
    expect(fingerprint({ b: ' one\ntwo ', a: [1] })).toBe(fingerprint({ a: [1], b: 'one two' }));
    expect(fingerprint('1')).not.toBe(fingerprint(1));
  });

  it.each([
    [row('testimonials.yaml#google[1]'), 2, /any entry of a list/],
    [
      row('settings.yaml#business.email', "fingerprint: '00000000'\n    kind: sample"),
      4,
      /key, placeholder, claim/,
    ],
  ])('report a wrong row: %j', (rows, line, message) => {
    const { problems } = check(rows);
    expect(problems).toMatchObject([{ file: 'content/samples.yaml', line }]);
    expect(`${problems[0]!.wrong}. ${problems[0]!.right}`).toMatch(message);
  });
});
