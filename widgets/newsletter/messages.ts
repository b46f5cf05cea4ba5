export const messages = {
  hint: 'Email and first name are required.',
  email: 'Email',
  firstName: 'First name',
  lastName: 'Last name',
  newTab: 'Opens in a new tab',
  refused: 'This page doesn’t let the form be sent. Your text is kept: you can send it as an email.',
};
