import { content } from '#content/language-de';

export const germanTitles = Object.values(content.tours).map((tour) => tour!.title);

export const translatedTags = [
  'cat-tour-list',
  'cat-booking-calendar',
  'cat-reserve-button',
  'cat-price-calculator',
  'cat-testimonials',
  'cat-route-map',
];
