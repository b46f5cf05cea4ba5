import { ours } from '../kit/ours';
import { foreign } from '#content/languages';
import { prices as all } from '#content/settings';

export { hash } from '../kit/ours';
export const prices = {
  minimum: all.privateMinimum,
  included: all.privateIncluded,
  extra: all.privateExtra,
};
export const config = { ...ours, foreign };
