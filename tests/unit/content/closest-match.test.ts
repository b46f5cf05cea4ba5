import { expect, it } from 'vitest';
import { closestElement } from '../../../widgets/kit/on-demand/closest-match';
import { registry } from '../../../widgets/registry';

it.each([
  ['cat-tourlist', 'cat-tour-list'],
  ['cat-tours', 'cat-tour-list'],
  ['cat-galery', 'cat-gallery'],
  ['cat-calendar', 'cat-booking-calendar'],
  ['cat-reserve', 'cat-reserve-button'],
  ['cat-faqs', 'cat-faq'],
  ['cat-testimonal', 'cat-testimonials'],
  ['cat-flap', undefined],
  ['cat-food', undefined],
  ['cat-egory', undefined],
  ['cat-a', undefined],
  ['cat-hotel-card', undefined],
])('takes %s for %s', (tag, meant) => {
  expect(closestElement(tag, Object.keys(registry))).toBe(meant);
});
