import { expect, it } from 'vitest';
import { messages as blog } from '../../../widgets/blog/messages';
import { messages as form } from '../../../widgets/kit/forms/messages';
import { plural } from '../../../widgets/kit/element/plural';
import { messages as prices } from '../../../widgets/price-calculator/messages';
import { messages as search } from '../../../widgets/site-search/messages';

it.each([
  [0, 'other'],
  [1, 'one'],
  [2, 'other'],
  [21, 'other'],
])('of %d says the form %s', (count, form) =>
  expect(plural(count, { one: 'one', other: 'other' })).toBe(form),
);

it.each([
  [blog.stories(1), '1 story'],
  [blog.stories(12), '12 stories'],
  [search.found(1), '1 result. Enter opens it.'],
  [search.found(3), '3 results. Enter opens the first.'],
  [prices.further(1, 40), '1 more guest at $40'],
  [prices.further(2, 40), '2 more guests at $40'],
  [form.wrongFields(1), 'One field needs another look.'],
  [form.wrongFields(4), '4 fields need another look.'],
])('%s', (said, text) => expect(said).toBe(text));
