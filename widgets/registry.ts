/**
 * All elements. Loader, prerenderer, sandbox, tests and the element reference read this table: a new element is one line
 * here and one folder.
 */
export const registry = {
  'cat-blog': () => import('./blog/element'),
  'cat-booking-calendar': () => import('./booking-calendar/element'),
  'cat-contact': () => import('./contact/element'),
  'cat-faq': () => import('./faq/element'),
  'cat-gallery': () => import('./gallery/element'),
  'cat-help-button': () => import('./help-button/element'),
  'cat-newsletter': () => import('./newsletter/element'),
  'cat-press': () => import('./press/element'),
  'cat-price-calculator': () => import('./price-calculator/element'),
  'cat-reserve-button': () => import('./reserve-button/element'),
  'cat-route-map': () => import('./route-map/element'),
  'cat-site-search': () => import('./site-search/element'),
  'cat-survey': () => import('./survey/element'),
  'cat-testimonials': () => import('./testimonials/element'),
  'cat-tour-list': () => import('./tour-list/element'),
  'cat-video': () => import('./video/element'),
};

export type ElementName = keyof typeof registry;
