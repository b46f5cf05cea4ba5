import { MONTHS } from '../../../../widgets/kit/schedule/calendar-names';
import type { Content } from '../load';
import { fieldName, type ContentProblem } from '../read/problems';
import { curled, spelledOtherwise } from './spelling';
import { textsOf, type PlacedText } from './texts';

/** Departure from the house style: the words, and what would be right. */
interface Finding {
  wrong: string;
  right: string;
}

const month = `(?:${MONTHS.join('|')})`;
const SPAN = new RegExp(`\\b(${month}) (?:to|[-–]) (${month})\\b`, 'g');
const AMOUNT = /(?<!\$)\b(\d[\d,]*)(?: (to|or) (\d[\d,]*))? dollars\b/gi;

/** Texts that are agreed to the letter, with the apostrophe of a keyboard. */
const AGREED = new Set([
  "What You'll Discover",
  "We're back! Click the link to book your tour for the summer 2025 season!",
]);

/** Fields that hold no running text, and the words of others, which stay as they were said. */
const OTHER_FIELDS = new Set([
  'href',
  'link',
  'defaultHref',
  'path',
  'image',
  'imageTall',
  'picture',
  'quote',
]);
const isHeadline = (place: PlacedText['place']): boolean => place[0] === 'articles' && place[2] === 'title';

const said = (text: string): string => `says "${text}"`;

/** Departures from the house style that do not depend on the day. */
function* wordings(text: string): Generator<Finding> {
  for (const word of spelledOtherwise(text))
    yield { wrong: said(word.said), right: `Write "${word.instead}".` };
  if (!AGREED.has(text)) {
    for (const [word] of text.matchAll(/\S*["']\S*/g))
      yield { wrong: `has straight quotes: ${word}`, right: `Write ${curled(word)}` };
  }
  for (const [order] of text.matchAll(/\S+”[.,]/g))
    yield {
      wrong: `has a ${order.endsWith('.') ? 'period' : 'comma'} behind the quote: ${order}`,
      right: `Write ${order.slice(0, -2)}${order.at(-1)}”`,
    };
  for (const [span, from, to] of text.matchAll(SPAN))
    yield { wrong: said(span), right: `Write "${from} through ${to}".` };
  for (const [amount, least, word, most] of text.matchAll(AMOUNT))
    yield { wrong: said(amount), right: `Write "$${least}${most ? ` ${word} $${most}` : ''}".` };
}

/**
 * Returns what is not as the house writes it, in every text: advice, which stops no build.
 */
export function adviseOn(content: Content): ContentProblem[] {
  return [...textsOf(content)].flatMap(({ file, line, place, text }) => {
    if (isHeadline(place) || place.some((step) => OTHER_FIELDS.has(String(step)))) return [];
    return [...wordings(text)].map((finding): ContentProblem => ({
      file,
      line,
      field: fieldName(place),
      ...finding,
      kind: 'style',
    }));
  });
}
