import { expect, it } from 'vitest';
import { unbrokenFacts } from '../../../site/prerender/content/modules/unbroken-facts';

it.each([
  ['(approximately 2 hours, $40 per person)', '(approximately 2~hours, $40~per~person)'],
  ['(etwa 2 Stunden, 40~$ pro Person)', '(etwa~2~Stunden, 40~$~pro~Person)'],
  ['(environ 2 heures, 40~$US par personne)', '(environ~2~heures, 40~$US~par~personne)'],
  ['(by arrangement, from $320)', '(by~arrangement, from~$320)'],
  ['a walk without a comma and without a number', 'a walk without a comma and without a number'],
])('breaks %s only between its facts', (facts, unbroken) => {
  const spaced = (text: string) => text.replaceAll('~', '\u00a0');
  expect(unbrokenFacts(spaced(facts))).toBe(spaced(unbroken));
});
