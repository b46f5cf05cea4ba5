import { registry } from '../../../widgets/registry';
import type { Check } from '../check';
import { attributeRows } from './contract-attributes';
import { lifeRows } from './contract-life';

/** Every row for every tag there is. */
export const contractChecks: readonly Check[] = Object.keys(registry).flatMap((tag) =>
  [...attributeRows, ...lifeRows].map((row): Check => ({
    ...row,
    title: `${tag}: ${row.title}`,
    tag,
    at: { body: '{{LOADER}}' },
  })),
);
