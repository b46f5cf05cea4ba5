import { prices as all } from '#content/settings';

export const prices = {
  minimum: all.privateMinimum,
  included: all.privateIncluded,
  extra: all.privateExtra,
};
