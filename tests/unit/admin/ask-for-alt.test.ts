import { expect, it } from 'vitest';
import { askForAlt } from '../../../site/admin/editor/ask-for-alt';

const of = (...stops: [image: string | undefined, imageAlt: string][]) => ({
  stops: stops.map(([image, imageAlt]) => ({ image, imageAlt })),
});
const saidBy = (ask: () => void): string => {
  try {
    ask();
    return '';
  } catch (error) {
    return String(((error as Error).cause as Error).message);
  }
};

it('a picture in another’s place is asked for what it shows, and once', () => {
  const ask = () => askForAlt(of(['stops/a', 'A cat']), of(['stops/b', 'A cat']));
  expect(saidBy(ask)).toContain('“A cat” was said of the picture before.');
  expect(saidBy(ask)).toBe('');
});

it('a picture that takes the place of one that was never named is asked, too', () => {
  expect(
    saidBy(() => askForAlt({ id: 3, imageAlt: 'A dog' }, { id: 3, image: 'posts/new', imageAlt: 'A dog' })),
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
])('none is asked where %s', (_case, before, now) => {
  expect(saidBy(() => askForAlt(before, now))).toBe('');
});
