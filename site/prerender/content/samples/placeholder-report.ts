import type { CheckedContent } from '../check-folder';
import { checkContent } from '../main';
import { formatProblem } from '../read/problems';
import { linesOf, section } from './samples';

/** Returns what is left to do about samples and last days; nothing is known of them while the content has problems. */
export function diagnosis({
  problems,
  samples,
  settled,
  stale,
}: Pick<CheckedContent, 'problems' | 'samples' | 'settled' | 'stale'>): string {
  if (problems.length) return problems.map(formatProblem).join('\n');
  const rows = settled.map(
    ({ list, line, path, present = [] }) => `${list}:${line}  ${path}  (${present.join(', ')})`,
  );
  return [
    ...section('Keys: a production build stops while they are samples', linesOf(samples, 'key')),
    ...section('Placeholders: a production build leaves them out', linesOf(samples, 'placeholder')),
    ...section('Claims: shown as they stand; confirm or correct them', linesOf(samples, 'claim')),
    ...section(
      'Settled: yours now, and the row can go; for another sample, write the fingerprint in brackets',
      rows,
    ),
    ...section('Over: a day that is past', stale.map(formatProblem)),
    samples.length
      ? `${samples.length} samples. What you change is no sample any more.\nWhere a value is right as it stands, delete its row in site/content/samples.yaml.`
      : 'No samples left.',
  ].join('\n');
}

if (process.argv[1]?.endsWith('placeholder-report.ts')) {
  const checked = await checkContent();
  console.log(diagnosis(checked));
  if (checked.problems.length) process.exitCode = 1;
}
