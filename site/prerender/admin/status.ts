import type { SampleKind } from '../../schema/sample';
import type { CheckedContent } from '../content/check-folder';
import type { ContentProblem } from '../content/read/problems';
import { escape } from '../html/escape';
import type { Settings } from '../../schema/settings';
import { guidesHtml } from './guides';
import { editorAddress, fieldInWords, formName } from './places';

/** Meaning of each kind of sample, for the owner. */
const KINDS: readonly (readonly [SampleKind, heading: string, meaning: string])[] = [
  [
    'key',
    'Stops the launch',
    'The site cannot go out for the world while these are samples: they lead nowhere, or to somebody else.',
  ],
  [
    'placeholder',
    'Left out until you write it',
    'Nothing real stands here yet. The published site goes without, heading and all.',
  ],
  [
    'claim',
    'Shown, but not confirmed',
    'These stand on the site as they are. Correct them, or confirm them: delete their row under Samples in the editor.',
  ],
];

/** All that the status page tells of. */
export type Status = Pick<CheckedContent, 'content' | 'samples' | 'settled' | 'stale' | 'advice'>;

/** Returns how much there is of everything that is left to do, for the first page of the desk. */
export function summaryHtml(status: Status): string {
  const keys = status.samples.filter(({ kind }) => kind === 'key').length;
  const others = status.samples.length - keys;
  const lines = [
    keys
      ? `<b>${counted(keys, 'value')}</b> must be replaced before the site can go out.`
      : 'Nothing stops the site from going out.',
    others
      ? `<b>${counted(others, 'sample')}</b> wait for your own words, or your yes.`
      : 'No other samples are left.',
    status.stale.length ? `<b>${counted(status.stale.length, 'last day')}</b> past.` : 'No last day is past.',
  ];
  return `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n</ul>`;
}

/**
 * Returns what is left to do before the launch, and what time has overtaken.
 * @param settings they may say where the guides can be read
 * @param made day on which the site was built
 */
export function statusHtml(
  { content, samples, settled, stale, advice, small }: Status & { small: readonly ContentProblem[] },
  { repository }: Pick<Settings, 'repository'>,
  made: Date,
): string {
  const titles = new Map(content.posts.map(({ file, data }) => [file, data.title]));
  const row: Row = (file, field, text) => rowHtml(file, titles.get(file), field, text);
  const problemRow = (problem: ContentProblem): string => row(problem.file, problem.field, saidOf(problem));
  const day = made.toISOString().slice(0, 10);
  const parts = [
    `<p>As the site was built on <time datetime="${day}">${inWords(made)}</time>. It is built anew with every change that is published. Links to pages and pictures that are not there need no list: a site with one is never published.</p>`,
    ...KINDS.map(([kind, heading, meaning]) =>
      section(
        heading,
        meaning,
        samples
          .filter((sample) => sample.kind === kind)
          .map((sample) => row(sample.file, sample.field, `${capital(sample.note)}.`)),
      ),
    ),
    section('Over', 'Last days that are past.', stale.map(problemRow)),
    section(
      'Yours now',
      'You have replaced these samples, or deleted what they stood in. Their rows under Samples in the editor can go.',
      settled.map(({ file, path }) => row(file, path.split('#')[1] ?? '', 'No sample any more.')),
    ),
    section(
      'Not sharp',
      'Pictures that are too small for their place. They stop nothing.',
      small.map(pictureRow),
    ),
    section('Warnings', 'They stop nothing.', advice.map(problemRow)),
    `<section>\n<h2>Going live</h2>\n${guidesHtml(repository)}\n</section>`,
  ];
  return parts.filter(Boolean).join('\n');
}

type Row = (file: string, field: string, text: string) => string;

/** A line of a table: where it is, as a link into the editor, and what there is to say of it. */
const rowHtml = (file: string, title: string | undefined, field: string, text: string): string =>
  `<tr><th scope="row"><a href="${editorAddress(file)}">${escape(formName(file, title))}</a> <span>${escape(fieldInWords(file, field))}</span></th><td>${escape(text)}</td></tr>`;

/** A line about a picture, which has no form of its own. */
const pictureRow = (problem: ContentProblem): string =>
  `<tr><th scope="row">${escape(problem.file.replace(/^.*pictures\//, ''))}</th><td>${escape(saidOf(problem))}</td></tr>`;

const saidOf = ({ wrong, right }: ContentProblem): string => `${capital(wrong)}. ${right}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function section(heading: string, meaning: string, rows: readonly string[]): string {
  if (!rows.length) return '';
  return `<section>
<h2>${heading} <span>(${rows.length})</span></h2>
<p>${meaning}</p>
<table>
<thead><tr><th scope="col">Where</th><th scope="col">What</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</section>`;
}

const inWords = (day: Date): string =>
  day.toLocaleDateString('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

const counted = (count: number, one: string): string => `${count} ${one}${count > 1 ? 's' : ''}`;
