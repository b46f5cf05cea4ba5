import { translated } from '../kit/element/locale';

export const messages = {
  text: (url: string) => `A date to remember, not a booking. Reserve your place: ${url}`,
};

export const messagesFor = translated('download-ics', messages);
