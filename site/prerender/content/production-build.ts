import type { SampleKind } from '../../schema/sample';
import type { CheckedContent } from './check-folder';
import { formatProblem } from './read/problems';
import type { Sample } from './samples/samples';

/** Returns samples of a kind as lines; terminals turn the file and line into a link. */
const linesOf = (samples: readonly Sample[], kind: SampleKind): string[] =>
  samples
    .filter(({ row }) => row.kind === kind)
    .map(({ file, line, field, row }) => `${file}:${line}  ${field}  (${row.note})`);

/** Returns lines below a heading with their number; nothing without lines. */
const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length ? [`${heading} (${lines.length}):`, ...lines] : [];

/** Throws if addresses, ids or links are still samples. */
export function assertNoSampleKeys(samples: readonly Sample[]): void {
  const keys = section('The site cannot be published with these samples', linesOf(samples, 'key'));
  if (keys.length === 0) return;
  throw new Error(
    [
      ...keys,
      '',
      'Put in your own. Where one is right as it is, delete its row in site/content/samples.yaml.',
      'To build a preview with all samples: npm run build -- --with-samples',
    ].join('\n'),
  );
}

/** Returns what is left to do before the launch. */
export const diagnosis = ({
  samples,
  settled,
  unready,
}: Pick<CheckedContent, 'samples' | 'settled' | 'unready'>): string =>
  [
    ...section('Guests need this before they pay', unready.map(formatProblem)),
    ...section('Keys: a production build stops while they are samples', linesOf(samples, 'key')),
    ...section('Placeholders: a production build leaves them out', linesOf(samples, 'placeholder')),
    ...section('Claims: shown as they are; confirm or correct them', linesOf(samples, 'claim')),
    ...section(
      'Yours now: delete these rows; a new sample needs the fingerprint in brackets',
      settled.map(({ path, present }) => `${path}  (${present.join(', ')})`),
    ),
    samples.length
      ? `${samples.length} samples. A changed value is no longer a sample.\nWhere a value is right as it is, delete its row in site/content/samples.yaml.`
      : 'No samples left.',
  ].join('\n');
