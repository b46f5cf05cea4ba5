import { translated } from '../element/locale';

export const messages = {
  failedTitle: 'Booking Error',
  failed: "We're having trouble opening the booking calendar. Please try again later.",
  bookingPage: 'Open the booking page',
};

export const messagesFor = translated('booking', messages);
