import { MONTHS } from '../../../widgets/kit/schedule/calendar-names';
import type { Settings } from '../../schema/settings';
import type { Content } from './load';
import { capital } from './placeholders';
import { fieldName, type ContentProblem } from './read/problems';
import type { Loaded } from './read/reader';

/** The month in which a time of the year ends, 1 for January; winter goes on into the next year. */
const ENDS: Readonly<Record<string, number>> = { winter: 15, spring: 6, summer: 9, fall: 12, autumn: 12 };
const TIMES = Object.keys(ENDS).join('|');
const SEASON = new RegExp(`\\b(${TIMES})(?: of)? (20\\d\\d)\\b|\\b(20\\d\\d) (?:\\w+ )?season\\b`, 'gi');
const YEAR = /\b20\d\d\b/g;

/** Texts that name their own day, or are somebody else's: articles, quotes, addresses. */
const DATED_FILES = /press\.yaml$/;
const DATED_FIELDS = new Set(['date', 'quote', 'founded', 'href', 'link', 'firstDay', 'lastDay']);

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const isOver = (year: number, month: number, now: Date) => now.getTime() >= Date.UTC(year, month, 1);

/** The first season, or else the first year since the company began, that a text names and that is over. */
function overIn(
  text: string,
  settings: Settings,
  now: Date,
): { said: string; isSeason: boolean } | undefined {
  for (const [said, time, year, ofYear] of text.matchAll(SEASON)) {
    const month = time ? ENDS[time.toLowerCase()]! : MONTHS.indexOf(settings.season.to) + 1;
    if (isOver(Number(year ?? ofYear), month, now)) return { said, isSeason: true };
  }
  // The years before are history, which is what the walks are about.
  const began = Number(/\b\d{4}\b/.exec(settings.business.founded)?.[0] ?? now.getUTCFullYear());
  for (const [said] of text.matchAll(YEAR))
    if (Number(said) >= began && isOver(Number(said), 12, now)) return { said, isSeason: false };
  return undefined;
}

const RIGHT = 'Write of the season to come; if it tells what happened then, it may stay.';

function staleTexts(
  { file, data, lineOf }: Loaded<unknown>,
  settings: Settings,
  now: Date,
): ContentProblem[] {
  const found: ContentProblem[] = [];
  const { name, lastDay } = settings.season;
  const isAhead = lastDay && dayOf(now) <= lastDay;
  function visit(value: unknown, place: (string | number)[]): void {
    const key = place.at(-1);
    if (typeof key === 'string' && DATED_FIELDS.has(key)) return;
    if (Array.isArray(value)) return value.forEach((item, index) => visit(item, [...place, index]));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).forEach(([field, item]) => visit(item, [...place, field]));
    if (typeof value !== 'string') return;
    // Once the days are set they count, whatever the name says; and texts that say {seasonName} give way by themselves.
    const follows = lastDay && (isAhead || fieldName(place) !== 'season.name');
    const text = follows ? value.replaceAll(name, '').replaceAll(capital(name), '') : value;
    const over = overIn(text, settings, now);
    if (!over) return;
    const wrong = `says "${over.said}", a ${over.isSeason ? 'season' : 'year'} that is over`;
    found.push({ file, line: lineOf(place), field: fieldName(place), wrong, right: RIGHT, kind: 'content' });
  }
  visit(data, []);
  return found;
}

/** The days of the settings that are past. */
function pastDays({ file, data, lineOf }: Loaded<Settings>, now: Date): ContentProblem[] {
  const today = dayOf(now);
  const last = [
    [['season', 'lastDay'], data.season.lastDay, 'Set the name and the days of the next season.'],
    [['banner', 'lastDay'], data.banner.lastDay, 'Write another banner and another day.'],
  ] as const;
  return last.flatMap(([place, day, right]): ContentProblem[] =>
    day && day < today
      ? [
          {
            file,
            line: lineOf(place),
            field: fieldName(place),
            wrong: `is over since ${day}`,
            right,
            kind: 'content',
          },
        ]
      : [],
  );
}

/**
 * Lists every text that names a year or a season that is over, and the settings' days that are past. A site with such
 * texts can go out: some tell what happened then. Posts and articles have a date of their own and are left alone.
 */
export function findStale(content: Content, now: Date): ContentProblem[] {
  const { settings, search, plain, tours, albums } = content;
  if (!settings) return [];
  const files: Loaded<unknown>[] = [settings, ...(search ? [search] : []), ...plain, ...tours, ...albums];
  const undated = files.filter(({ file }) => !DATED_FILES.test(file));
  return [...pastDays(settings, now), ...undated.flatMap((file) => staleTexts(file, settings.data, now))];
}
