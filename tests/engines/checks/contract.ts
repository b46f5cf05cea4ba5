import { registry } from '../../../widgets/registry';
import type { Check } from '../check';
import { attributeRows } from './contract-attributes';
import { lifeRows } from './contract-life';

/** What holds for a tag of any kind. */
export type Row = Pick<Check, 'title' | 'probe' | 'expected' | 'says'>;

/** Every row for every tag there is. */
export const contractChecks: readonly Check[] = Object.keys(registry).flatMap((tag) =>
  [...attributeRows, ...lifeRows].map((row): Check => ({
    ...row,
    title: `${tag}: ${row.title}`,
    tag,
    at: { body: '{{LOADER}}' },
  })),
);
