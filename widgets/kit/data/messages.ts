/** Words in place of something that is being fetched or could not be. */
export const messages = {
  loading: 'Loading...',
  failed: 'This couldn’t be loaded.',
  again: 'Try again',
};

declare module '../element/spoken' {
  interface Words {
    data: typeof messages;
  }
}
