import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import type { BeforeYouBookFile } from '../../schema/before-you-book';
import type { Content } from './load';
import { valuesAt } from './read/field-path';
import { fieldName, problemAt, problemIn, type ContentProblem } from './read/problems';
import type { Loaded, Reader } from './read/reader';
import { INVISIBLE, walkTexts } from './read/walk-texts';
import type { Sample } from './samples/samples';

/** Pictures, posts, guides, names that begin with `.` or `_`, and files of file managers and editors. */
const NOT_CONTENT =
  /^(?:pictures\/|posts\/[^/]+\.md$|[\w-]+\.md$)|(?:^|\/)[._]|(?:^|\/)(?:Thumbs\.db|desktop\.ini)$|~$/i;

/** Returns a warning for each unused file. */
export function unreadFiles({ folder, sources }: Reader): ContentProblem[] {
  const right = 'Rename it, move it elsewhere, or put an underscore before its name to keep it.';
  return [...folder.texts.keys()]
    .filter((name) => !sources.has(name) && !NOT_CONTENT.test(name))
    .map((name) => problemIn(`${folder.shown}/${name}`, 'is not used', right, 'style'));
}

/** The start of a tag, comment or declaration: snippets that partners paste as HTML contain these texts. */
const MARKUP = /<[a-z/!?]/i;
/** Posts may name old prices, articles have their own headlines, and guests their own words. */
const OTHER_PRICES = /^(?:posts\/|press\.yaml)|quote$/;

/** Returns a problem for each text with markup or an invisible character, and a warning for each price in digits. */
export function checkTexts({ sources }: Reader): ContentProblem[] {
  const found: ContentProblem[] = [];
  for (const [name, source] of sources)
    walkTexts(source.data, (text, path) => {
      const fault = (wrong: string, right: string, kind: ContentProblem['kind']) =>
        found.push(problemAt(source, path, { wrong, right }, kind));
      if (MARKUP.test(text)) fault('contains HTML', 'Write plain text without <.', 'content');
      if (INVISIBLE.test(text)) fault('contains an invisible character', 'Type the text again.', 'content');
      if (/\$\d/.test(text) && !OTHER_PRICES.test(`${name} ${path.at(-1)}`))
        fault(
          'names a price in digits, which stays when the settings change',
          'Write {price}, {privateMinimum} or another word in braces.',
          'style',
        );
    });
  return found;
}

/** Texts of a tour that elements show translated. */
export const TRANSLATED = ['title', 'detail', 'teaser', 'imageAlt', 'schedule', 'group'] as const;

/**
 * Returns a warning for each text that a language in use shows in English, and for each translation whose English text
 * no element shows, mostly because it was edited.
 */
export function checkTranslations({ settings, tours, languages }: Content): ContentProblem[] {
  if (!settings || tours.length < TOUR_SLUGS.length) return [];
  const texts = [settings, ...tours].flatMap((file) =>
    ['booking.label', 'booking.ariaLabel', ...TRANSLATED].flatMap((field) =>
      valuesAt(file.data, field).map((text) => ({ file, ...text })),
    ),
  );
  const shown = new Set([...texts.map(({ value }) => value), ...tours.map(({ data }) => data.place)]);
  const unused = {
    wrong: 'is not the text of a tour or button, so its translation is never used',
    right: 'Copy the text from the file of its tour, or from booking in settings.yaml, letter for letter.',
  };
  return languages.flatMap(({ language, ...file }) => {
    const known = new Set<unknown>(file.data.texts.map(({ english }) => english));
    const isInUse = settings.data.languages.includes(language);
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)!;
    const missing = { wrong: `has no ${name}, so it is shown in English`, right: `Add it to ${file.file}.` };
    return [
      ...file.data.texts.flatMap(({ english }, index) =>
        shown.has(english) ? [] : [problemAt(file, ['texts', index, 'english'], unused, 'style')],
      ),
      ...texts.flatMap((text) =>
        !isInUse || known.has(text.value) ? [] : [problemAt(text.file, text.path, missing, 'style')],
      ),
    ];
  });
}

/** Returns a warning for a banner that is over, and for each post that is dated later than tomorrow. */
export function checkDays({ settings, posts }: Content, today: string): ContentProblem[] {
  const { lastDay } = settings?.data.banner ?? {};
  const over = { wrong: `is over since ${lastDay}`, right: 'Write another banner and another day.' };
  const ahead = {
    wrong: 'is a day to come, but the post is published at once',
    right: 'Write the day of today, or an underscore before the name of the file until that day.',
  };
  const late = posts.filter(({ data }) => Date.parse(data.isoDate) - Date.parse(today) > 86_400_000);
  return [
    ...(settings && lastDay && lastDay < today
      ? [problemAt(settings, ['banner', 'lastDay'], over, 'style')]
      : []),
    ...late.map((post) => problemAt(post, ['date'], ahead, 'style')),
  ];
}

/** Returns missing facts that guests need before they pay: cancellation, meeting points, the season. */
export function unreadyForGuests(
  { settings, tours, plain }: Content,
  samples: readonly Sample[],
  today: string,
): ContentProblem[] {
  const found: ContentProblem[] = [];
  const book = plain.find(({ kind }) => kind.module === 'before-you-book') as
    Loaded<BeforeYouBookFile> | undefined;
  const index = book?.data.topics.findIndex(({ id }) => id === 'canceling') ?? -1;
  const canceling = ['topics', index, 'texts'];
  const isPlaceholder = (field: string) =>
    samples.some((one) => one.row.kind === 'placeholder' && one.file === book?.file && one.field === field);
  if (book && !book.data.topics[index]?.texts.some((_, at) => !isPlaceholder(fieldName([...canceling, at]))))
    found.push(
      problemAt(book, index < 0 ? ['topics'] : canceling, {
        wrong: 'does not say how to cancel',
        right: 'Write how and until when a guest may change or cancel, in a topic with the id canceling.',
      }),
    );
  const street = { wrong: 'has no street', right: 'Write the street or corner where the walk begins.' };
  for (const tour of tours)
    if (!tour.data.byArrangement && !tour.data.meetingPoint.street)
      found.push(problemAt(tour, ['meetingPoint'], street));
  const { name = '', lastDay } = settings?.data.season ?? {};
  const right = 'Set the name and the days of the next season.';
  const [year = today] = /\d{4}/.exec(name) ?? [];
  if (settings && lastDay && lastDay < today)
    found.push(problemAt(settings, ['season', 'lastDay'], { wrong: `is over since ${lastDay}`, right }));
  if (settings && !lastDay && year < today.slice(0, 4))
    found.push(problemAt(settings, ['season', 'name'], { wrong: `names a past year (${year})`, right }));
  return found;
}
