import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Every situation of the catalogue of errors; the tests that prove what happens then begin with its name. */
const situations = [
  'Calendar cannot be opened from reserve button',
  'Reserve button without a link',
  'Provider script fails to load',
  'Embedded calendar fails',
  'Confirmation send fails',
  'Administrator send fails',
  'Contact failure display',
  'Contact success',
  'Survey failure',
  'Survey success',
  'E-mail service response shapes',
  'Render error',
  'Hero image failure',
  'Tour or gallery image failure',
  'Blog card image failure',
  'Press logo failure',
  'Lazy chunk preload failure',
  'Contact FAQ section missing',
  'Search messages',
  'Service worker registration failure',
  'Unknown URL',
];

const tests = ['tests/browser', 'tests/e2e']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /\.(test|spec)\.ts$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('what happens in each situation of the catalogue of errors is proven by a test of its name', () => {
  it.each(situations)('%s', (situation) => {
    expect(tests).toMatch(new RegExp(`['"\`]${situation}['"\`:]`));
  });
});
