import { translated } from '../element/locale';

export const messages = {
  dismiss: 'Dismiss',
};

export const messagesFor = translated('toast', messages);
