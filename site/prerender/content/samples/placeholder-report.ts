import { SAMPLE_KINDS, type SampleKind } from '../../../schema/sample';
import type { CheckedContent } from '../check-folder';
import { checkContent } from '../main';
import { formatProblem } from '../read/problems';
import { formatSample } from './samples';

/** Meaning of each kind: what becomes of its samples in a build for the world. */
const MEANING: Record<SampleKind, string> = {
  key: 'Keys: a build for the world stops while they are samples',
  placeholder: 'Placeholders: a build for the world leaves them out',
  claim: 'Claims: shown as they stand; confirm or correct them',
};

/** Returns what is left to do about samples and last days, as text; nothing is known of them while the content is not in order. */
export function diagnosis({
  problems,
  samples,
  settled,
  stale,
}: Pick<CheckedContent, 'problems' | 'samples' | 'settled' | 'stale'>): string {
  if (problems.length) return problems.map(formatProblem).join('\n');
  const parts = SAMPLE_KINDS.map((kind) => {
    const lines = samples.filter((sample) => sample.kind === kind).map(formatSample);
    return { heading: MEANING[kind], lines };
  });
  parts.push({
    heading:
      'Settled: the value is yours, and the row can go; if it is another sample, its fingerprint is now the one in brackets',
    lines: settled.map(
      ({ list, line, path, present = [] }) => `${list}:${line}  ${path}  (${present.join(', ')})`,
    ),
  });
  parts.push({
    heading: 'Over: a day that is past',
    lines: stale.map(formatProblem),
  });
  const lists = parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [`${heading} (${lines.length})`, ...lines, ''].join('\n'));
  const end = samples.length
    ? `${samples.length} samples. What you change is no sample any more.\nWhere a value is right as it stands, delete its row in site/content/samples.yaml.`
    : 'No samples left.';
  return [...lists, end].join('\n');
}

if (process.argv[1]?.endsWith('placeholder-report.ts')) {
  const checked = await checkContent();
  console.log(diagnosis(checked));
  if (checked.problems.length) process.exitCode = 1;
}
