import { MONTHS } from '../../../../widgets/kit/schedule/calendar-names';
import type { Settings } from '../../../schema/settings';
import { TOUR_SLUGS } from '../../../../widgets/kit/model/tour';
import type { Content } from '../load';
import { nodesOf, plainText } from '../posts/markdown';
import { NUMBER_WORDS, numberWord, readNumber } from './number-words';
import { PUBLIC_TOURS, stopsWord } from '../placeholders';
import { fieldName, type ContentProblem } from '../read/problems';
import type { Loaded } from '../read/reader';

/** Something that is in one place of the content and is repeated by texts elsewhere. */
interface Fact {
  /** Finds it in a text; the first group that is there is what the text says. */
  shows: RegExp;
  /** Words that it may say. */
  is: readonly string[];
  /** Further words that texts of a kind may say. */
  inTexts?: { of: RegExp; is: readonly string[] };
  /** Way to write it instead. */
  right: string;
  /** Posts tell of other years and other places. */
  notInPosts?: boolean;
}

const month = `(?:${MONTHS.join('|')})`;
/** Words behind which a number is of some of them. */
const SOME = '(?<!\\b(?:first|last|next|other|another|these|those|more|of) )';
const PEOPLE = '(?:guests|people|persons)';
const DOLLARS = `(?:(?:\\bUS ?)?\\$ ?([\\d.,]*\\d)|\\b([\\d.,]*\\d|${NUMBER_WORDS}) (?:(?:US )?dollars|bucks|USD))`;
const HEAD = '(?:person|guest|head|adult)';
const EACH = ` (?:(?:per|a|for each) (?:\\w+ )?${HEAD}|each|apiece|pp)\\b`;
/** A text that may tell what further guests of a private tour cost. */
const PRIVATE = /\b(private|additional|extra|further|beyond|above|more|minimum|included?)\b/i;

/** Returns what the settings say once and for all. */
const settledFacts = ({ prices, season, claims }: Settings): Fact[] => [
  {
    shows: new RegExp(`${DOLLARS}${EACH}`, 'gi'),
    is: [String(prices.perPerson)],
    inTexts: { of: PRIVATE, is: [String(prices.privateExtra)] },
    right: 'Write {price} (or {privateExtra}); the amount stands in the settings.',
  },
  {
    shows: new RegExp(`\\b(?:from|starts? at|minimum of|at least) ${DOLLARS}(?! in 1\\d{3})`, 'gi'),
    is: [String(prices.privateMinimum), String(prices.perPerson)],
    right: 'Write {privateMinimum} (or {price}); the amount stands in the settings.',
    notInPosts: true,
  },
  {
    shows: new RegExp(
      `\\b(?:(?:walks?|tours?|it|tickets?|places?) costs?|tickets are|(?:adults?|guests?) pays?) ${DOLLARS}(?![\\d.,]*\\d|${EACH})`,
      'gi',
    ),
    is: [String(prices.perPerson), String(prices.privateMinimum)],
    right: 'Write {price} (or {privateMinimum}); the amount stands in the settings.',
    notInPosts: true,
  },
  {
    shows: new RegExp(`\\b(${month} (?:to|through|until|[-–]) ${month})\\b`, 'g'),
    is: ['to', 'through', 'until', '-', '–'].map((word) => `${season.from} ${word} ${season.to}`),
    right: 'Write {season}; the months stand in the settings.',
    notInPosts: true,
  },
  {
    shows: new RegExp(`\\bbetween (${month} and ${month})\\b`, 'g'),
    is: [`${season.from} and ${season.to}`],
    right: 'Write {season}; the months stand in the settings.',
    notInPosts: true,
  },
  {
    shows: /\b(\d[\d.]*) ?(?:%|percent) (?:five|5)-star/gi,
    is: [claims.fiveStar.replace('%', '').trim()],
    right: 'Write {fiveStar}; the share stands in the settings.',
  },
  {
    shows: /\b(\d[\d,]*)\+? reviews\b/g,
    is: [String(claims.reviews)],
    right: 'Write {reviews}; the number stands in the settings.',
  },
  {
    shows: /\b(\d\.\d) ?(?:\/ ?5|stars|out of (?:5|five))/g,
    is: [String(claims.rating)],
    right: 'Write {rating}; the number stands in the settings.',
  },
];

/** Facts that count what there is in all. */
const countFacts = ({ claims }: Settings): Fact[] => [
  {
    shows: /\b(?:all|our|the|offers?|run|choose from) (\w+) (?:public |walking |cat )?(?:tours|walks)\b/gi,
    is: [String(PUBLIC_TOURS), String(TOUR_SLUGS.length)],
    right: 'Write {tours} (or {Tours}): those that everybody can book.',
    notInPosts: true,
  },
  {
    shows: new RegExp(`${SOME}\\b(\\w+)(?: different| historic)? neighborhoods\\b`, 'gi'),
    is: [String(claims.locations)],
    right:
      'Write {neighborhoods} (or {Neighborhoods}); the number stands in the settings, under claims.locations.',
    notInPosts: true,
  },
];

const stopsFact = (counts: readonly number[], right: string): Fact => ({
  shows: new RegExp(
    `${SOME}\\b(\\w+)(?: public| walking| tour)? stops\\b(?! (?:on the subway|before|away|from))`,
    'gi',
  ),
  is: counts.map(String),
  right,
});

const groupFact = (sizes: readonly number[], right: string): Fact => ({
  shows: new RegExp(
    `\\b(?:up to|at most|max(?:imum(?: of)?|\\.)?|(?:no|never) more than) (\\w+) ${PEOPLE}\\b|\\bgroups of (?:up to|at most) (\\w+)`,
    'gi',
  ),
  is: sizes.map(String),
  right,
});

const sizeOf = (group: string): number[] => [...group.matchAll(/\d+/g)].map(([digits]) => Number(digits));

/** The first text that disagrees with a fact. */
function disagreement(text: string, { shows, is, inTexts }: Fact): string | undefined {
  const known = inTexts?.of.test(text) ? [...is, ...inTexts.is] : is;
  for (const [said, ...values] of text.matchAll(shows)) {
    const value = values.find(Boolean) ?? '';
    const number = readNumber(value);
    // A word that is no number ("several stops", "most stops") claims nothing.
    if (number === undefined && !/\s/.test(value)) continue;
    if (!known.includes(number === undefined ? value : String(number))) return said;
  }
  return undefined;
}

type Report = (problem: ContentProblem) => void;

function checkTexts({ file, data, lineOf }: Loaded<unknown>, facts: readonly Fact[], report: Report): void {
  function visit(value: unknown, place: (string | number)[]): void {
    if (Array.isArray(value)) return value.forEach((item, index) => visit(item, [...place, index]));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([key, item]) => visit(item, [...place, key]));
    // What somebody else has said stays as it was said.
    if (typeof value !== 'string' || place.at(-1) === 'quote') return undefined;
    for (const fact of facts) {
      const said = disagreement(value, fact);
      if (!said) continue;
      const wrong = `says "${said}", which disagrees with what stands elsewhere`;
      report({
        file,
        line: lineOf(place),
        field: fieldName(place),
        wrong,
        right: `${fact.right} If it is about something else, say it in other words.`,
        kind: 'content',
      });
    }
  }
  visit(data, []);
}

/** Reports every text that repeats a fact of another place wrongly, as "nine stops" of a tour that has ten. */
export function checkFacts(content: Content, report: Report): void {
  if (!content.settings) return;
  const settings = content.settings.data;
  const settled = [...settledFacts(settings), ...countFacts(settings)];
  const counts = content.tours.map(({ data }) => data.stops.length).filter(Boolean);
  const known = content.tours
    .filter(({ data }) => data.stops.length)
    .map(({ slug, data }) => `{${stopsWord(slug)}} (${numberWord(data.stops.length)})`);
  const sizes = content.tours.flatMap(({ data }) => sizeOf(data.group));
  const otherSizes = [settings.season.groupSize, settings.prices.privateIncluded];
  const ofTours = [
    stopsFact(counts, `Write ${known.join(' or ')}.`),
    groupFact([...sizes, ...otherSizes], 'Write {groupSize}, or the number of a tour’s "group".'),
  ];
  const plain = [content.settings, content.search, ...content.plain, ...content.albums];
  for (const file of plain) if (file) checkTexts(file, [...settled, ...ofTours], report);
  for (const tour of content.tours) {
    const { stops, group } = tour.data;
    const own = [
      stops.length ? stopsFact([stops.length], 'Write {stops} (or {Stops}), and it follows.') : ofTours[0]!,
      sizeOf(group).length
        ? groupFact(
            [...sizeOf(group), settings.prices.privateIncluded],
            `This tour’s "group" says "${group}".`,
          )
        : ofTours[1]!,
    ];
    checkTexts(tour, [...settled, ...own], report);
  }
  const inPosts = [...settled, ...ofTours].filter(({ notInPosts }) => !notInPosts);
  for (const post of content.posts) {
    checkTexts(post, inPosts, report);
    for (const node of nodesOf(post.body)) {
      if (node.type !== 'paragraph' && node.type !== 'heading') continue;
      const line = (node.position?.start.line ?? 1) + post.bodyLine - 1;
      const atLine = { file: post.file, data: { body: plainText(node) }, lineOf: () => line };
      checkTexts(atLine, inPosts, report);
    }
  }
}
