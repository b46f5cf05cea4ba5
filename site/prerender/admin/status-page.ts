import type { SampleKind } from '../../schema/sample';
import type { CheckedContent } from '../content/check-folder';
import type { ContentProblem } from '../content/read/problems';
import { capital } from '../content/placeholders';
import { longDate } from '../content/posts/posts';
import { escapeHtml } from '../../../loader/snippet';
import { guidesHtml } from './guide-pages';
import { editorAddress, fieldInWords, formName } from './places';

const KINDS: readonly (readonly [SampleKind, heading: string, meaning: string])[] = [
  [
    'key',
    'Stops the launch',
    'The site is not published while these are samples: they lead nowhere, or to someone else.',
  ],
  ['placeholder', 'Left out until you write it', 'The published site leaves these out, with their headings.'],
  [
    'claim',
    'Shown, but not confirmed',
    'The site shows these as they are. Correct them, or confirm them: delete their rows under Samples in the editor.',
  ],
];

export type Status = Pick<CheckedContent, 'content' | 'samples' | 'settled' | 'unready' | 'advice'>;

/** Returns a summary of what is left to do, for the first page of the admin. */
export function summaryHtml(status: Status): string {
  const keys = status.samples.filter(({ row }) => row.kind === 'key').length;
  const others = status.samples.length - keys;
  const lines = [
    keys
      ? `<b>${counted(keys, 'value')}</b> must be replaced before the site can go out.`
      : 'Nothing stops the site from going out.',
    others
      ? `<b>${counted(others, 'sample')}</b> wait for your own words or your confirmation.`
      : 'No other samples are left.',
    status.unready.length
      ? `<b>${counted(status.unready.length, 'answer')}</b> that guests need before they pay.`
      : 'Guests find all that they need before they pay.',
  ];
  return `<ul>\n${lines.map((line) => `<li>${line}</li>`).join('\n')}\n</ul>`;
}

/** Returns what is left to do before the launch, and what is outdated on the day of the build. */
export function statusHtml(
  { content, samples, settled, unready, advice, small }: Status & { small: readonly ContentProblem[] },
  made: Date,
): string {
  const titles = new Map(content.posts.map(({ file, data }) => [file, data.title]));
  const row = (file: string, field: string, text: string) => rowOf(file, titles.get(file), field, text);
  const problemRow = (problem: ContentProblem) => row(problem.file, problem.field, messageOf(problem));
  const day = made.toISOString().slice(0, 10);
  const parts = [
    `<p>As the site was built on <time datetime="${day}">${longDate(made)}</time>. It is built again with every change that is published.</p>`,
    section(
      'Before guests pay',
      'Guests look for this before they pay and do not find it.',
      unready.map(problemRow),
    ),
    ...KINDS.map(([kind, heading, meaning]) =>
      section(
        heading,
        meaning,
        samples
          .filter((sample) => sample.row.kind === kind)
          .map((sample) => row(sample.file, sample.field, `${capital(sample.row.note)}.`)),
      ),
    ),
    section(
      'Yours now',
      'You have replaced or deleted these samples. Their rows under Samples in the editor can go.',
      settled.map(({ path }) => {
        const [file = '', field = ''] = path.split('#');
        return row(file, field, 'No sample any more.');
      }),
    ),
    section(
      'Not sharp',
      'These pictures are too small for where they are shown. They stop nothing.',
      small.map((problem) => ({
        topic: 'Pictures',
        field: problem.file.replace(/^.*pictures\//, ''),
        text: messageOf(problem),
      })),
    ),
    section('Warnings', 'They stop nothing.', advice.map(problemRow)),
    `<section>\n<h2>Going live</h2>\n${guidesHtml}\n</section>`,
  ];
  return parts.filter(Boolean).join('\n');
}

type Row = ReturnType<typeof rowOf>;

/** Returns a row of a table; rows are grouped by topic (HTML): the form, and the block of the settings. */
function rowOf(file: string, title: string | undefined, path: string, text: string) {
  const steps = fieldInWords(file, path).split(', ');
  // The settings have a block for each company.
  const block = file.endsWith('settings.yaml') ? steps.splice(0, 1) : [];
  const topic = escapeHtml([formName(file, title), ...block].join(', '));
  return { topic: `<a href="${editorAddress(file)}">${topic}</a>`, field: steps.join(', '), text };
}

const messageOf = ({ wrong, right }: ContentProblem): string => `${capital(wrong)}. ${right}`;

function section(heading: string, meaning: string, rows: readonly Row[]): string {
  if (!rows.length) return '';
  const topics = new Map(rows.map(({ topic }) => [topic, rows.filter((row) => row.topic === topic)]));
  return `<section>
<h2>${heading} <span>(${rows.length})</span></h2>
<p>${meaning}</p>
<table>
<thead><tr><th scope="col">Where</th><th scope="col">What</th></tr></thead>
${[...topics].map(topicHtml).join('\n')}
</table>
</section>`;
}

const topicHtml = ([topic, rows]: readonly [string, readonly Row[]]): string => `<tbody>
<tr><th scope="rowgroup" colspan="2">${topic}</th></tr>
${rows.map(({ field, text }) => `<tr><th scope="row">${escapeHtml(field)}</th><td>${escapeHtml(text)}</td></tr>`).join('\n')}
</tbody>`;

const counted = (count: number, one: string): string => `${count} ${one}${count > 1 ? 's' : ''}`;
