import { prices as all } from '#content/settings';

export { config, hash } from '../kit/services/translated-config';
export const prices = {
  minimum: all.privateMinimum,
  included: all.privateIncluded,
  extra: all.privateExtra,
};
