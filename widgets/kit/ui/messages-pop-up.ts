import { translated } from '../element/locale';

export const messages = {
  tours: 'See the tours',
  dates: 'See the dates',
  close: 'Close',
};

export const messagesFor = translated('pop-up', messages);
