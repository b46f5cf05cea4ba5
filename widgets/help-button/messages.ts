export const messages = {
  label: 'Need help?',
  missingTitle: 'Section Not Found',
  missing: 'The questions aren’t on this page right now.',
};
