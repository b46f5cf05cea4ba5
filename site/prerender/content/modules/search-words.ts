import { stem, toWords } from '../../../../widgets/kit/model/search-words';
import type { FaqEntry } from '../../../../widgets/kit/model/faq';
import type { SearchAnswer, SearchWords } from '../../../../widgets/kit/model/search';
import type { BeforeYouBookFile } from '../../../schema/before-you-book';
import type { Content } from '../load';
import { nodesOf } from '../posts/markdown';
import { COMMON, TELLING_NOTHING } from './common-words';

/**
 * Returns the words of a text as the search wants them, one for each stem. It finds words by the beginnings of their
 * stems, so one whose stem begins another's is left out; numbers that are no years are, too.
 * @param known texts that are searched besides
 */
function wordsOf(text: string, ...known: readonly string[]): string[] {
  const others = toWords(known.join(' ')).map(stem);
  const byStem = new Map<string, string>();
  for (const word of toWords(text.replace(/\S+@\S+/g, '')))
    if (!COMMON.has(stem(word)) && !/^(?:..?|\d{3}|0+)$/u.test(word) && !byStem.has(stem(word)))
      byStem.set(stem(word), word);
  const stems = [...byStem.keys(), ...others];
  return [...byStem]
    .filter(
      ([own]) => !others.includes(own) && !stems.some((other) => other !== own && other.startsWith(own)),
    )
    .map(([, word]) => word)
    .sort();
}

/** Returns the words of each post's text, without those that half of all posts have. */
function wordsOfPosts(posts: Content['posts']): Record<number, string> {
  const words = posts.map(({ data: { id, title, excerpt, category }, body }) => {
    const texts = [...nodesOf(body)].map((node) => (node.type === 'text' ? node.value : ''));
    const own = wordsOf(texts.join(' '), title, excerpt, category);
    return { id, words: own.filter((word) => !TELLING_NOTHING.has(stem(word))) };
  });
  const counts = new Map<string, number>();
  for (const word of words.flatMap((post) => post.words.map(stem)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const isRare = (word: string) => counts.get(stem(word))! < Math.max(2, posts.length / 2);
  return Object.fromEntries(words.map((post) => [post.id, post.words.filter(isRare).join(' ')]));
}

/** The pages that show the questions of a topic; those of a tour are on its page. */
const pageOfTopic: Readonly<Record<string, string>> = {
  tours: '/tours',
  contact: '/contact',
  'press-kit': '/press-kit',
};

type Topic = readonly [topic: string, items: readonly FaqEntry[]];

/** Returns the questions of all pages, those for the press last. */
function questionsOf(topics: readonly Topic[]): SearchAnswer[] {
  const ordered = [...topics].sort(([a], [b]) => Number(a === 'press-kit') - Number(b === 'press-kit'));
  return ordered.flatMap(([topic, items]) =>
    items.map(({ id, question, answer }) => ({
      name: question,
      path: `${pageOfTopic[topic] ?? `/tours/${topic}`}#${id}`,
      type: 'question',
      words: wordsOf(answer, question).join(' '),
    })),
  );
}

/** Returns where the walks begin, then where they end. They are found by their words, and by those around them. */
function placesOf(tours: Content['tours'], { meeting }: BeforeYouBookFile): SearchAnswer[] {
  return (['place', 'finish'] as const).flatMap((type) =>
    tours.flatMap(({ slug, data }) => {
      const { name, street, locality, subway } = (type === 'place' ? data.meetingPoint : data.endPoint) ?? {};
      if (!name) return [];
      const about = [street, locality, data.title, subway && `subway ${subway}`].join(' ');
      const words = [
        ...wordsOf(about, name),
        ...toWords(`${meeting.title} ${type === 'place' ? meeting.start : meeting.finish}`),
      ];
      return [{ name, path: `/tours/${slug}#before-meeting`, type, words: words.join(' ') }];
    }),
  );
}

/** Returns what to know before one books. Whoever asks for a topic that says nothing finds whom to ask instead. */
function adviceOf({ topics, other }: BeforeYouBookFile): SearchAnswer[] {
  const answer = (id: string, name: string, text: string): SearchAnswer => ({
    name,
    path: `/booking#before-${id}`,
    type: 'advice',
    words: wordsOf(text, name).join(' '),
  });
  const told = topics.filter(({ texts }) => texts.length);
  const untold = topics.filter(({ texts }) => !texts.length).map(({ title }) => title);
  return [
    ...told.map(({ id, title, texts }) => answer(id, title, texts.join(' '))),
    ...(untold.length ? [answer('other', other.title, untold.join(' '))] : []),
  ];
}

/**
 * Makes what the site search finds within pages: questions, stops, meeting points, what to know before one books, and
 * the words of the posts. A question that several pages answer is found once, on the first of them.
 * @param topics the questions of each page, as it shows them
 */
export function searchWords({ search, tours, posts, plain }: Content, topics: readonly Topic[]): SearchWords {
  const before = plain.find(({ kind }) => kind.module === 'before-you-book')?.data as
    BeforeYouBookFile | undefined;
  const stops = tours.flatMap(({ slug, data }) =>
    data.stops.map(({ title, description }, index): SearchAnswer => ({
      name: title,
      path: `/tours/${slug}#stop-${index + 1}`,
      type: 'stop',
      words: wordsOf(description, title).join(' '),
    })),
  );
  const seen = new Set<string>();
  return {
    answers: [
      ...(before ? adviceOf(before) : []),
      ...questionsOf(topics),
      ...(before ? placesOf(tours, before) : []),
      ...stops,
    ].filter(({ name, type }) => !seen.has(`${type} ${name}`) && seen.add(`${type} ${name}`)),
    posts: wordsOfPosts(posts),
    synonyms: search?.data.synonyms ?? {},
  };
}
