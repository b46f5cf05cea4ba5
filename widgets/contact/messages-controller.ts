import { plural } from '../kit/element/plural';

export const messages = {
  failedTitle: 'Message Failed to Send',
  replyFailed: 'Failed to send confirmation email',
  notifyFailed: 'Failed to send notification to administrator',
  notSent: 'Your message wasn’t sent.',
  privateTour: (guests: number, total: number) =>
    `A private tour for ${plural(guests, { one: '1 guest', other: `${guests} guests` })} ($${total} by the price calculator).`,
  after: 'We answer within 48 hours.',
};
