import { plural } from '../element/plural';

export const messages = {
  name: 'Name',
  email: 'Email',
  optional: '(optional)',
  discard: 'Discard',
  /** Label of the honeypot. */
  trap: 'Leave this empty',
  noScript: <T>(email: T) => ['This form needs scripts. Please write to ', email, '.'],
  failed: 'Error',
  wrongFields: (count: number) =>
    plural(count, {
      one: 'One field needs another look.',
      other: `${count} fields need another look.`,
    }),
  privacy: 'What we keep and send',
};
