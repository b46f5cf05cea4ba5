import { TOUR_SLUGS } from '../../../widgets/kit/model/tour';
import type { Settings } from '../../schema/settings';
import type { TourFile } from '../../schema/tour';
import type { Content } from './load';
import { problemAt, type ContentProblem } from './read/problems';
import { shownPath, type Loaded, type Reader } from './read/reader';
import { SAMPLES_FILE } from './samples/samples';

/** Pictures, posts, guides, the list of samples, and what begins with `.` or `_` or was left behind by a program. */
const READ_OTHERWISE = new RegExp(
  `^(?:pictures/|posts/[^/]+\\.md$|[\\w-]+\\.md$|${SAMPLES_FILE}$)|(?:^|/)[._]|(?:^|/)(?:Thumbs\\.db|desktop\\.ini)$|~$`,
  'i',
);

/** Returns a warning for each file that nothing reads. */
export async function unreadFiles(reader: Reader): Promise<ContentProblem[]> {
  const names = await reader.folder.names();
  return names
    .filter((name) => !reader.samples.seen.has(name) && !READ_OTHERWISE.test(name))
    .map((name) => ({
      file: shownPath(reader, name),
      line: 1,
      field: '',
      wrong: 'is read by nothing',
      right: 'Rename it, move it elsewhere, or put an underscore before its name to keep it.',
      kind: 'style',
    }));
}

/** Returns the texts of a tour that tags show in its translation once all of them are there. */
export const shownTexts = ({ title, detail, teaser, imageAlt, schedule, group }: TourFile) => ({
  title,
  detail,
  teaser,
  imageAlt,
  schedule,
  text: schedule,
  group,
});

/** Returns a warning for each translation whose English text no tag shows, most often because it was edited since. */
export function unusedTranslations({ settings, tours, languages }: Content): ContentProblem[] {
  if (!settings || tours.length < TOUR_SLUGS.length) return [];
  const { label, ariaLabel } = settings.data.booking;
  const ofTours = tours.flatMap(({ data }) => [data.place, ...Object.values(shownTexts(data))]);
  const shown = new Set([label, ariaLabel, ...ofTours]);
  const unused = {
    wrong: 'is no text that tags show, so that its translation is never used',
    right:
      'Copy the text anew from the file of its tour, or from booking in settings.yaml, letter for letter, with the same words in braces.',
  };
  return languages.flatMap((file) =>
    file.data.texts.flatMap(({ english }, index) =>
      shown.has(english) ? [] : [problemAt(file, ['texts', index, 'english'], unused, 'style')],
    ),
  );
}

/** Returns a warning for each last day in the settings that is past. */
export function pastDays(settings: Loaded<Settings>, now: Date): ContentProblem[] {
  const today = now.toISOString().slice(0, 10);
  const { season, banner } = settings.data;
  const last = [
    [['season', 'lastDay'], season.lastDay, 'Set the name and the days of the next season.'],
    [['banner', 'lastDay'], banner.lastDay, 'Write another banner and another day.'],
  ] as const;
  return last.flatMap(([path, day, right]) =>
    day && day < today ? [problemAt(settings, path, { wrong: `is over since ${day}`, right })] : [],
  );
}
