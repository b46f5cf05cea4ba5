/** Text of the file for a visitor's own calendar; fetched when one is asked for. */
export const messages = {
  text: (url: string) => `A date to remember, not a booking. Reserve your place: ${url}`,
};

declare module '../kit/element/spoken' {
  interface Words {
    'keep-date': typeof messages;
  }
}
