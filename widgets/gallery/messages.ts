export const messages = {
  loading: 'Loading pictures...',
  noneTitle: 'No images to display.',
  noneText: 'Check back soon for more photos from our tours and community!',
};
