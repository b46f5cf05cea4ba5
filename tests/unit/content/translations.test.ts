import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { formatProblem } from '../../../site/prerender/content/read/problems';
import { contentCopy } from '../../helpers/project/content-copy';

const FILE = 'languages/fr.yaml';
const PRICE = '(approximately 2 hours, {price} per person)';

let copy: Awaited<ReturnType<typeof contentCopy>>;
beforeEach(async () => {
  copy = await contentCopy();
});
afterEach(() => copy.remove());

/** Writes one translated text, and returns what the check says of it. */
async function check(english: string, text: string) {
  await copy.write(FILE, `texts:\n  - english: "${english}"\n    text: "${text}"\n`);
  const { problems, advice } = await checkContentTree(copy.dir);
  const folder = `${path.relative('', copy.dir)}/`;
  const said = (each: typeof problems) =>
    each.filter(({ file }) => file.endsWith(FILE)).map((one) => formatProblem(one).replaceAll(folder, ''));
  return { problems: said(problems), advice: said(advice) };
}

describe('a translated text that says another number than its English', () => {
  it('is told with file, line, field and what to do', async () => {
    expect((await check(PRICE, '(environ 2 heures, 45 $US par personne)')).problems).toEqual([
      'languages/fr.yaml:3  texts[1].text says "45 $US", an amount that its English text does not name. Write the amount as the English text has it, with the same word in braces.',
    ]);
    expect((await check(PRICE, '(environ 2 heures)')).problems).toEqual([
      'languages/fr.yaml:3  texts[1].text leaves out "$40", which its English text names. Write the amount as the English text has it, with the same word in braces.',
    ]);
    expect((await check('Weekends, 10:00 AM', 'Le samedi et le dimanche à 11 h')).problems).toEqual([
      'languages/fr.yaml:3  texts[1].text says "11", a number that its English text does not have. Write the number that the English text has.',
    ]);
  });

  it.each([
    [PRICE, '(environ 2 heures, US$ 45 par personne)'],
    [PRICE, '(environ 2 heures, {price} par personne au lieu de 50 $)'],
    [PRICE, '(environ 2 heures, 45 dollars par personne)'],
    [PRICE, '(unas 2 horas, 45 dólares por persona)'],
    [PRICE, '(etwa 2 Stunden, 45 US-Dollar pro Person)'],
    [PRICE, '(etwa 2 Stunden, {price}, also 37 € pro Person)'],
    [PRICE, '(environ 3 heures, {price} par personne)'],
    ['Up to 12 guests', 'Jusqu’à 14 participants'],
    ['Sundays, 2:00 PM', 'Le dimanche à 15 h'],
    ['Sundays, 10:00 AM', 'Sonntags um 22 Uhr'],
    ['98% five-star reviews', '97 % d’avis à cinq étoiles'],
  ])('is a problem: "%s" as "%s"', async (english, text) => {
    expect((await check(english, text)).problems).toHaveLength(1);
  });

  it.each([
    [PRICE, '(environ 2 heures, {price} par personne)'],
    [PRICE, '(environ deux heures, 40 $US par personne)'],
    [PRICE, '(etwa 2 Stunden, 40,00 US-Dollar pro Person)'],
    [PRICE, '(unas 2 horas, 40 dólares por persona)'],
    ['It costs forty-five dollars for two hours', 'Cela coûte 45 $ pour 2 heures'],
    ['From $1,200', 'À partir de 1 200 $'],
    ['Sundays, 2:00 PM', 'Le dimanche à 14 h'],
    ['Sundays, 2 PM', 'Sonntags, 14:00 Uhr'],
    ['Sundays, 2:30 PM', 'Sonntags um 14.30 Uhr'],
    ['Sundays, 2–4 PM', 'Sonntags, 14–16 Uhr'],
    ['Weekends, 10:00 AM', 'Le samedi et le dimanche à 10h00'],
    ['A hotel mother of 160', 'Une chatte d’hôtel aux 160 chatons'],
    ['The woman who took in eighty-two strays', 'La femme qui recueillit 82 chats errants'],
    ['Cats of the nineteenth century', 'Katzen des 19. Jahrhunderts'],
    ['About 1.5 hours', 'Environ 1 h 30'],
    ['About 90 minutes', 'Environ 1 h 30'],
    ['About 1.5 miles', 'Etwa 2,4 km'],
    ['Rated 4.9', 'Note de 4,9'],
    ['Up to 12 guests', 'Jusqu’à douze participants'],
  ])('is in order: "%s" as "%s"', async (english, text) => {
    expect((await check(english, text)).problems).toEqual([]);
  });
});

describe('an English text that tags do not show', () => {
  const teaser = 'A bridge traveler, a hotel mother of 160 and a courthouse cat in spectacles.';

  it('is advice, as its translation is never used', async () => {
    const { problems, advice } = await check('Up to 13 guests', 'Jusqu’à 13 participants');
    expect(problems).toEqual([]);
    expect(advice).toEqual([
      'languages/fr.yaml:2  texts[1].english is no text that tags show, so that its translation is never used. Copy the text anew from the file of its tour, or from booking in settings.yaml, letter for letter, with the same words in braces.',
    ]);
  });

  it.each([
    'Brooklyn Heights Cat Tour',
    PRICE,
    teaser,
    'Weekends, 10:00 AM',
    'Up to 12 guests',
    'Brooklyn Heights',
    'Reserve Your Spot',
    'Reserve your spot on a cat history tour',
  ])('is not: %s', async (english) => {
    expect((await check(english, english)).advice).toEqual([]);
  });

  it('is not known while a tour is not in order', async () => {
    await copy.edit('tours/brooklyn-heights.yaml', 'id: 1', 'id: one');
    expect((await check('Up to 13 guests', 'Jusqu’à 13 participants')).advice).toEqual([]);
  });
});
