/** Words of the sign-up; those that only its work says are in `messages-controller.ts`. */
export const messages = {
  hint: 'We need your e-mail address and first name.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  newTab: 'Opens in a new tab',
  /** Message where the page's policy, or the frame around it, keeps the form from being sent. */
  refused: 'This page does not let the form be sent. Your text is kept: you can send it as an e-mail.',
};
