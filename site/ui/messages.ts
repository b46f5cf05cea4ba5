export const messages = {
  loading: 'Loading...',
  breadcrumbs: 'Breadcrumb',
  askUs: 'Ask us',
  readReviews: 'Read reviews on',
  departures: {
    walk: 'Walk',
    when: 'When',
    group: 'Group',
    price: 'Price',
    reserve: 'Reserve',
    contact: 'Contact Us',
  },
};
