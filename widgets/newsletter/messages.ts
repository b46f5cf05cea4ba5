/** Words of the sign-up; those that only its work says are in `messages-controller.ts`. */
export const messages = {
  hint: 'Email and first name are required.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  newTab: 'Opens in a new tab',
  /** Message where the page's policy, or the frame around it, keeps the form from being sent. */
  refused: 'This page doesn’t let the form be sent. Your text is kept: you can send it as an email.',
};
