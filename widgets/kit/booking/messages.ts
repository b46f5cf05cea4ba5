import { translated } from '../element/words';

/** Messages for a booking link that could not do its work. */
export const messages = {
  failedTitle: 'Booking Error',
  failed: "We're having trouble opening the booking calendar. Please try again later.",
  bookingPage: 'Open the booking page',
};

/** Returns these words in the language that a tag speaks. */
export const messagesFor = translated('booking', messages);

declare module '../element/spoken' {
  interface Words {
    booking: typeof messages;
  }
}
