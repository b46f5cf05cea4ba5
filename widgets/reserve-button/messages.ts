import { translated } from '../kit/element/locale';

export const messages = {
  /** The tour's name behind the label, so that buttons differ. */
  accessibleName: (label: string, tour: string) => `${label}: ${tour}`,
  newTab: 'Opens in a new tab',
  failedTitle: 'Navigation Error',
  failed: "We're having trouble with this button. Please try again later.",
};

export const messagesFor = translated('reserve-button', messages);
