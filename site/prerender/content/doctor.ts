import { SAMPLE_KINDS, type SampleKind } from '../../../widgets/kit/model/sample';
import type { CheckedContent } from './check';
import { checkContent } from './main';
import { formatSample } from './samples';

/** What becomes of the samples of a kind in a build for the world. */
const MEANING: Record<SampleKind, string> = {
  key: 'Keys: a build for the world stops while they are samples',
  placeholder: 'Placeholders: a build for the world leaves them out',
  claim: 'Claims: shown as they stand; confirm or correct them',
};

/** Returns all that is left to do about samples, as text. */
export function diagnosis({ samples, settled }: Pick<CheckedContent, 'samples' | 'settled'>): string {
  const parts = SAMPLE_KINDS.map((kind) => {
    const lines = samples.filter((sample) => sample.kind === kind).map(formatSample);
    return { heading: MEANING[kind], lines };
  });
  parts.push({
    heading: 'Settled: the value is yours, and the row can go (npm run samples -- tidy)',
    lines: settled.map(({ list, line, path }) => `${list}:${line}  ${path}`),
  });
  const lists = parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [`${heading} (${lines.length})`, ...lines, ''].join('\n'));
  const end = samples.length
    ? `${samples.length} samples. What you change is no sample any more.\nWhat is right as it stands: npm run samples -- confirm <file>#<field>`
    : 'No samples left.';
  return [...lists, end].join('\n');
}

if (process.argv[1]?.endsWith('doctor.ts')) console.log(diagnosis(await checkContent()));
