/** Words of the help button; its label and what is missing may be set by attributes. */
export const messages = {
  label: 'Need help?',
  missingTitle: 'Section Not Found',
  missing: 'The questions aren’t on this page right now.',
};
