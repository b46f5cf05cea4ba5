import { expect, it } from 'vitest';
import { askForAlt } from '../../../site/admin/editor/ask-for-alt';

const of = (...stops: [image: string | undefined, imageAlt: string][]) => ({
  stops: stops.map(([image, imageAlt]) => ({ image, imageAlt })),
});
const refusalOf = (ask: () => void): string => {
  try {
    ask();
    return '';
  } catch (error) {
    return String(((error as Error).cause as Error).message);
  }
};

it('asks once for the alt text of a replaced picture', () => {
  const ask = () => askForAlt(of(['stops/a', 'A cat']), of(['stops/b', 'A cat']));
  expect(refusalOf(ask)).toContain('“A cat” describes the previous picture.');
  expect(refusalOf(ask)).toBe('');
});

it('asks for the alt text of a picture that replaces an unset one', () => {
  expect(
    refusalOf(() =>
      askForAlt({ id: 3, imageAlt: 'A dog' }, { id: 3, image: 'posts/new', imageAlt: 'A dog' }),
    ),
  ).toContain('A dog');
});

it.each([
  [
    'its words are new',
    of(['stops/c', 'One'], ['stops/d', 'Two']),
    of(['stops/e', 'Three'], ['stops/d', 'Two']),
  ],
  [
    'entries have changed places',
    of(['stops/c', 'One'], ['stops/d', 'Two']),
    of(['stops/d', 'Two'], ['stops/c', 'One']),
  ],
  ['one is added', of(['stops/c', 'One']), of(['stops/f', 'Six'], ['stops/c', 'One'])],
  ['the file is new', null, of(['stops/c', 'One'])],
])('does not ask when %s', (_case, before, now) => {
  expect(refusalOf(() => askForAlt(before, now))).toBe('');
});
