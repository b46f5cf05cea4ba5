import { translated } from '../element/locale';

export const messages = {
  loading: 'Loading...',
  failed: 'This couldn’t be loaded.',
  tryAgain: 'Try again',
};

export const messagesFor = translated('data', messages);
