/** Messages of the layout; `header/nav-links.ts` has the main navigation. */
export const messages = {
  skip: 'Skip to main content',
  announcement: 'Announcement',
  dismiss: 'Dismiss',
  instagram: 'Instagram',
  mainNavigation: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  tours: 'Tours',
  toursMenu: 'Tours menu',
  search: 'Search',
  closeSearch: 'Close search',
  allPages: 'Site Map',
  failure: {
    title: 'Something went wrong',
    text: "We're sorry, but there was an error loading this page. Our team has been notified of the issue.",
    retry: 'Try Again',
    home: 'Home',
  },
};

export const footerMessages = {
  quickLinks: 'Quick links',
  about: 'About Us',
  tours: 'Our Tours',
  blog: 'Blog',
  gallery: 'Gallery',
  book: 'Book a Tour',
  giftCards: 'Gift Cards',
  sitemap: 'Sitemap',
  contact: 'Contact',
  write: 'Write to us',
  pressKit: 'Press Kit',
  partners: 'For Partners',
  privacy: 'Privacy',
};
