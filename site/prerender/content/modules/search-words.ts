import { stem, toWords } from '../../../../widgets/kit/model/search-words';
import type { FaqEntry } from '../../../../widgets/kit/model/faq';
import type { SearchAnswer, SearchWords } from '../../../../widgets/kit/model/search';
import type { BeforeYouBookFile } from '../../../schema/before-you-book';
import type { Content } from '../load';
import { plainText } from '../posts/markdown';

/** Words that nearly every text has, and so tell none from another. */
const COMMON = new Set(
  (
    'about after again all also and any are been before being but can could did does each for from had has have her ' +
    'here him his how into its just more most much not now off one only onto other our out over own she since some ' +
    'such than that the their them then there these they this those through too two under until very was way well ' +
    'another cat cats tour tours made make many told came went took said call called one two dont arent isnt doesnt were what when where which while who whom whose why will with would you your'
  ).split(' '),
);

/**
 * Returns the words of a text as the search wants them. It finds words by their beginnings, so one that begins another
 * is left out.
 * @param known texts that are searched besides
 */
function wordsOf(text: string, ...known: readonly string[]): string {
  const others = new Set(toWords(known.join(' ')).map(stem));
  const words = [
    ...new Set(
      toWords(text)
        .filter((word) => !COMMON.has(word))
        .map(stem),
    ),
  ]
    .filter((word) => !others.has(word))
    .filter((word) => word.length > 2)
    .sort();
  return words.filter((word, index) => !words[index + 1]?.startsWith(word)).join(' ');
}

/** Returns the words of each post's text, without those that half of all posts have. */
function wordsOfPosts(posts: Content['posts']): Record<number, string> {
  const words = posts.map(({ data: { id, title, excerpt, category }, body }) => ({
    id,
    words: wordsOf(plainText(body), title, excerpt, category).split(' '),
  }));
  const counts = new Map<string, number>();
  for (const word of words.flatMap((post) => post.words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isRare = (word: string) => counts.get(word)! < Math.max(2, posts.length / 2);
  return Object.fromEntries(words.map((post) => [post.id, post.words.filter(isRare).join(' ')]));
}

/** The pages that show the questions of a topic; those of a tour are on its page. */
const pageOfTopic: Readonly<Record<string, string>> = {
  tours: '/tours',
  contact: '/contact',
  'press-kit': '/press-kit',
};

/**
 * Makes what the site search finds within pages: questions, stops, meeting points, what to know before one books, and
 * the words of the posts. A question that several pages answer is found once, on the first of them.
 * @param topics the questions of each page, as it shows them
 */
export function searchWords(
  { search, tours, posts, plain }: Content,
  topics: readonly (readonly [topic: string, items: readonly FaqEntry[]])[],
): SearchWords {
  const before = plain.find(({ kind }) => kind.module === 'before-you-book')?.data as
    BeforeYouBookFile | undefined;
  const questions = topics.flatMap(([topic, items]) =>
    items.map(({ id, question, answer }): SearchAnswer => ({
      name: question,
      path: `${pageOfTopic[topic] ?? `/tours/${topic}`}#${id}`,
      type: 'question',
      words: wordsOf(answer, question),
    })),
  );
  const advice = (before?.topics ?? [])
    .filter(({ texts }) => texts.length)
    .map(({ id, title, texts }): SearchAnswer => ({
      name: title,
      path: `/booking#before-${id}`,
      type: 'advice',
      words: wordsOf(texts.join(' '), title),
    }));
  const walks = tours.flatMap(({ slug, data }): SearchAnswer[] => [
    ...data.stops.map(({ title, description }, index): SearchAnswer => ({
      name: title,
      path: `/tours/${slug}#stop-${index + 1}`,
      type: 'stop',
      words: wordsOf(description, title),
    })),
    ...[data.meetingPoint, data.endPoint].flatMap((place) => {
      const { name, ...rest } = place ?? {};
      if (!name || !before) return [];
      const words = wordsOf(`${Object.values(rest).join(' ')} ${data.title} ${before.meeting.title}`, name);
      return [{ name, path: `/tours/${slug}#before-meeting`, type: 'place' as const, words }];
    }),
  ]);
  const seen = new Set<string>();
  return {
    answers: [...questions, ...advice, ...walks].filter(
      ({ name, type }) => !seen.has(`${type} ${name}`) && seen.add(`${type} ${name}`),
    ),
    posts: wordsOfPosts(posts),
    synonyms: search?.data.synonyms ?? {},
  };
}
