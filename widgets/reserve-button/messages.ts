import { translated } from '../kit/element/words';

/** Words of the button besides its label, which is the owner's or the page's. */
export const messages = {
  /** The tour's name behind the label, so that buttons differ. */
  spoken: (label: string, tour: string) => `${label}: ${tour}`,
  newTab: 'Opens in a new tab',
  failedTitle: 'Navigation Error',
  failed: "We're having trouble with this button. Please try again later.",
};

/** Returns these words in the language that a tag speaks. */
export const messagesFor = translated('reserve-button', messages);

declare module '../kit/element/spoken' {
  interface Words {
    'reserve-button': typeof messages;
  }
}
