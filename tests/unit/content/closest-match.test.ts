import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { suggestElement } from '../../../widgets/kit/on-demand/on-demand';
import { registry } from '../../../widgets/registry';

vi.stubGlobal('customElements', { get: () => undefined });
const logged = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => logged.mockClear());
afterAll(() => vi.unstubAllGlobals());

it.each([
  ['cat-tourlist', 'cat-tour-list'],
  ['cat-tours', 'cat-tour-list'],
  ['cat-galery', 'cat-gallery'],
  ['cat-calendar', 'cat-booking-calendar'],
  ['cat-reserve', 'cat-reserve-button'],
  ['cat-faqs', 'cat-faq'],
  ['cat-testimonal', 'cat-testimonials'],
])('takes %s for %s', (tag, meant) => {
  suggestElement(tag, registry);
  expect(logged.mock.calls).toEqual([[`[cat] ${tag}: is it ${meant}?`]]);
});

it.each(['cat-flap', 'cat-food', 'cat-egory', 'cat-a', 'cat-hotel-card'])(
  'takes %s for none of our elements',
  (tag) => {
    suggestElement(tag, registry);
    expect(logged).not.toHaveBeenCalled();
  },
);
