import { ours } from '../kit/data';
import { prices as all } from '#content/settings';

export { hash } from '../kit/data';
export const prices = {
  minimum: all.privateMinimum,
  included: all.privateIncluded,
  extra: all.privateExtra,
};
export const config = ours;
