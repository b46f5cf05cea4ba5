export const messages = {
  loading: 'Loading...',
  breadcrumbs: 'Breadcrumb',
  askUs: 'Ask us',
  departures: {
    walk: 'Walk',
    when: 'When',
    group: 'Group',
    price: 'Price',
    reserve: 'Reserve',
    contact: 'Contact Us',
  },
};
