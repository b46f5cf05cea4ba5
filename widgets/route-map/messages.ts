import { translated } from '../kit/element/locale';

export const messages = {
  /** Shown if no stop is published yet. */
  page: 'See this walk on our site',
};

export const messagesFor = translated('route-map', messages);
