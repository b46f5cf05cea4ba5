import { stem, toWords } from '../../../../widgets/kit/model/search-words';
import type { FaqEntry } from '../../../../widgets/kit/model/faq';
import type { SearchAnswer, SearchWords } from '../../../../widgets/kit/model/search';
import type { BeforeYouBookFile } from '../../../schema/before-you-book';
import { fileOf, type Content } from '../load';
import { nodesOf } from '../posts/markdown';

/** Stems of words that nearly every text has. */
const COMMON_STEMS = new Set(
  (
    'about after again all also and any are been before being but can cant could did didnt do does doesnt dont each ' +
    'for from had has have her here him his how into isnt arent its ive just made make many more most much not now ' +
    'off one only onto other our out over own please she since some such than that thats the their theirs them then ' +
    'there these they theyre this those through too two under until very was way wed well were weve what when where ' +
    'which while who whom whose why will with would yes you your youre another call called came cat cats come ' +
    'else ever every everybody everything get gets give given got himself keep like made nobody someone ' +
    'something sometimes take tell told took tour tours went whether whoever'
  )
    .split(' ')
    .map(stem),
);

/**
 * Returns the words of a text for the search, one per stem. The search matches prefixes of stems, so a stem that is the
 * prefix of another one is skipped; so are numbers that are not years.
 * @param known other texts that are searched
 */
function wordsOf(text: string, ...known: readonly string[]): string[] {
  const others = toWords(known.join(' ')).map(stem);
  const byStem = new Map<string, string>();
  for (const word of toWords(text.replace(/\S+@\S+/g, '')))
    if (!COMMON_STEMS.has(stem(word)) && !/^(?:..?|\d{3}|0+)$/u.test(word) && !byStem.has(stem(word)))
      byStem.set(stem(word), word);
  const stems = [...byStem.keys(), ...others];
  return [...byStem]
    .filter(
      ([own]) => !others.includes(own) && !stems.some((other) => other !== own && other.startsWith(own)),
    )
    .map(([, word]) => word)
    .sort();
}

/** Returns the first words of a text, at most 90 characters. */
const beginning = (text: string): string =>
  text.length > 90 ? text.slice(0, 90).replace(/[^\p{L}\d]*\s\S*$/u, '…') : text;

/** Returns the words of each post's text, without those in half of all posts. */
function wordsOfPosts(posts: Content['posts']): Record<number, string> {
  const words = posts.map(({ data: { id, title, excerpt, category }, body }) => {
    const texts = [...nodesOf(body)].map((node) => (node.type === 'text' ? node.value : ''));
    return { id, words: wordsOf(texts.join(' '), title, excerpt, category) };
  });
  const counts = new Map<string, number>();
  for (const word of words.flatMap((post) => post.words.map(stem)))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  const isRare = (word: string) => counts.get(stem(word))! < Math.max(2, posts.length / 2);
  return Object.fromEntries(words.map((post) => [post.id, post.words.filter(isRare).join(' ')]));
}

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
      text: beginning(answer),
      words: wordsOf(answer, question).join(' '),
    })),
  );
}

/** Returns where the walks begin, then where they end. */
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

/** Returns the advice before booking. Topics without texts lead to the contact at the end of the list. */
function adviceOf({ topics, other }: BeforeYouBookFile): SearchAnswer[] {
  const answer = (id: string, name: string, text: string): SearchAnswer => ({
    name,
    path: `/booking#before-${id}`,
    type: 'advice',
    text: beginning(text),
    words: wordsOf(text, name).join(' '),
  });
  const answered = topics.filter(({ texts }) => texts.length);
  const open = topics.filter(({ texts }) => !texts.length).map(({ title }) => title);
  return [
    ...answered.map(({ id, title, texts }) => answer(id, title, texts.join(' '))),
    ...(open.length ? [answer('other', other.title, open.join(' '))] : []),
  ];
}

/**
 * Returns the search index within pages: questions, stops, meeting points, advice before booking, and the words of the
 * posts. A question on several pages is listed once, on the first.
 * @param topics the questions of each page
 */
export function searchWords(content: Content, topics: readonly Topic[]): SearchWords {
  const { search, tours, posts } = content;
  const before = fileOf<BeforeYouBookFile>(content, 'before-you-book');
  const stops = tours.flatMap(({ slug, data }) =>
    data.stops.map(({ title, description }, index): SearchAnswer => ({
      name: title,
      path: `/tours/${slug}#stop-${index + 1}`,
      type: 'stop',
      words: wordsOf(description, title).join(' '),
    })),
  );
  const answers = [...adviceOf(before), ...questionsOf(topics), ...placesOf(tours, before), ...stops];
  const seen = new Set<string>();
  return {
    answers: answers.filter(({ name, type }) => !seen.has(`${type} ${name}`) && seen.add(`${type} ${name}`)),
    posts: wordsOfPosts(posts),
    synonyms: search!.data.synonyms ?? {},
  };
}
