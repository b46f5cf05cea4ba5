import { afterEach, expect, it, vi } from 'vitest';
import { suggest } from '../../../widgets/kit/rare';
import { registry } from '../../../widgets/registry';

vi.stubGlobal('customElements', { get: () => undefined });
const said = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => said.mockClear());

it.each([
  ['cat-tourlist', 'cat-tour-list'],
  ['cat-tours', 'cat-tour-list'],
  ['cat-list', 'cat-tour-list'],
  ['cat-galery', 'cat-gallery'],
  ['cat-calendar', 'cat-booking-calendar'],
  ['cat-reserve', 'cat-reserve-button'],
  ['cat-search', 'cat-site-search'],
  ['cat-prices', 'cat-price-calculator'],
  ['cat-faqs', 'cat-faq'],
  ['cat-testimonal', 'cat-testimonials'],
])('%s is taken for %s', (tag, meant) => {
  suggest(tag, registry);
  expect(said.mock.calls).toEqual([[`[cat] ${tag}: is it ${meant}?`]]);
});

it.each(['cat-flap', 'cat-food', 'cat-egory', 'cat-a', 'cat-hotel-card'])('%s is somebody else’s', (tag) => {
  suggest(tag, registry);
  expect(said).not.toHaveBeenCalled();
});
