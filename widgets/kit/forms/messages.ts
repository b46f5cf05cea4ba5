import { plural } from '../element/plural';

/** Words of every form; `messages-controller.ts` has those of its work. */
export const messages = {
  name: 'Name',
  email: 'Email',
  optional: '(optional)',
  discard: 'Discard',
  /** Of the field that people do not meet. */
  trap: 'Leave this empty',
  /** The e-mail address is a link. */
  noScript: <T>(email: T) => ['This form needs scripts. Please write to ', email, '.'],
  failed: 'Error',
  wrongFields: (count: number) =>
    plural(count, {
      one: 'One field needs another look.',
      other: `${count} fields need another look.`,
    }),
  privacy: 'What we keep and send',
};
