import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { features } from './embed-features';

/** Titles of the tests in a file, as they are written there. */
const titlesIn = (file: string): string[] =>
  [
    ...readFileSync(`tests/${file}`, 'utf8').matchAll(
      /\b(?:test|it|check)(?:\.each\(.+\))?\(\s*(['"`])(.+?)\1,/gs,
    ),
  ].map(([, , title]) => title!);

it('compares by 34 features, each of them once', () => {
  expect(new Set(features.map(({ name }) => name)).size).toBe(34);
});

it.each(features)('$name: has a test that proves it, or says why not', ({ proof, missing }) => {
  if (!proof) {
    expect(missing).toMatch(/^[A-Z].+\.$/);
    return;
  }
  const [file, title] = proof;
  expect(titlesIn(file).filter((each) => each.startsWith(title))).not.toEqual([]);
});
