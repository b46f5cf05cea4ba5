import { expect } from 'chai';
import { testimonials } from '../../widgets/testimonials/element';
import { quotes as brooklynHeights } from '#content/quotes-brooklyn-heights';
import { quotes as guests } from '#content/quotes-guests';
import { quotes as pressKit } from '#content/quotes-press-kit';
import { expectAccessible } from './accessible';
import { clock } from './clock';
import { mount, ready, until } from './stage';

before(async () => {
  await testimonials.loadData!();
  await ready('cat-testimonials');
});

const shadowOf = (element: Element) => element.shadowRoot!;
const group = (element: Element) => shadowOf(element).querySelector<HTMLElement>('[role=group]')!;
const button = (element: Element, label: string) =>
  shadowOf(element).querySelector<HTMLButtonElement>(`[aria-label="${label}"]`)!;
const place = (element: Element) =>
  shadowOf(element).querySelector('[aria-current]')!.getAttribute('aria-label');
/** Returns the accessible name of a dot. */
const quote = (number: number, { length }: { length: number } = guests) => `Quote ${number} of ${length}`;
const status = (element: Element) => shadowOf(element).querySelector('[role=status]')!.textContent;

describe('cat-testimonials', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}`, async () => {
      await expectAccessible(mount(`<cat-testimonials theme="${theme}"></cat-testimonials>`));
    });
  }

  it('shows all quotes of the group', () => {
    const groups = { guests, 'brooklyn-heights': brooklynHeights, 'press-kit': pressKit };
    for (const [of, { length }] of Object.entries(groups)) {
      const element = mount(`<cat-testimonials of="${of}"></cat-testimonials>`);
      expect(shadowOf(element).querySelectorAll('blockquote'), of).to.have.length(length);
    }
  });

  it('names author and source', () => {
    const element = mount('<cat-testimonials of="press-kit"></cat-testimonials>');
    const [first] = shadowOf(element).querySelectorAll('.quote');
    expect(first!.querySelector('blockquote')!.textContent).to.match(/^“.+”$/);
    expect(first!.querySelector('.quote-source')!.textContent).to.equal(
      [pressKit[0]!.author, pressKit[0]!.role, pressKit[0]!.source].filter(Boolean).join(', '),
    );
  });
});

describe('carousel', () => {
  let time: ReturnType<typeof clock>;
  beforeEach(() => {
    time = clock();
  });
  afterEach(() => time.restore());

  /** Renders an element and runs its effects. */
  const show = async (attributes = '') => {
    const element = mount(`<cat-testimonials ${attributes}></cat-testimonials>`);
    await time.settle();
    return element;
  };

  it('advances every eight seconds, from the last quote to the first', async () => {
    const element = await show('of="press-kit"');
    await until(() => time.waiting());
    await time.advance(7_900);
    expect(place(element)).to.equal(quote(1, pressKit));
    await time.advance(200);
    expect(place(element)).to.equal(quote(2, pressKit));
    expect(status(element), 'nobody asked: nothing is read out').to.equal('');
    await until(() => time.waiting());
    await time.advance(8_000);
    expect(place(element)).to.equal(quote(1, pressKit));
  });

  it('moves by buttons and dots, also past the ends, and announces the quote', async () => {
    const element = await show();
    button(element, 'Previous quote').click();
    await time.settle();
    expect(place(element)).to.equal(quote(guests.length));
    expect(status(element)).to.contain(guests.at(-1)!.quote);
    await time.advance(500);
    button(element, 'Next quote').click();
    await time.settle();
    expect(place(element)).to.equal(quote(1));
    await time.advance(500);
    button(element, quote(7)).click();
    await time.settle();
    expect(place(element)).to.equal(quote(7));
    const list = shadowOf(element).querySelector<HTMLElement>('.carousel-list')!;
    await until(() => Math.round(list.scrollLeft / list.clientWidth) === 6);
  });

  it('ignores clicks for half a second after a change', async () => {
    const element = await show();
    const next = button(element, 'Next quote');
    next.click();
    await time.settle();
    await time.advance(450);
    next.click();
    await time.settle();
    expect(place(element)).to.equal(quote(2));
    await time.advance(60);
    next.click();
    await time.settle();
    expect(place(element)).to.equal(quote(3));
  });

  it('pauses while it is hovered, focused or in a hidden tab', async () => {
    const element = await show();
    const stays = async (reason: string) => {
      await time.settle();
      await time.advance(20_000);
      expect(place(element), reason).to.equal(quote(1));
    };
    const event = (type: string, pointerType = 'mouse') =>
      group(element).dispatchEvent(new PointerEvent(type, { pointerType }));
    event('pointerenter');
    await stays('pointed at');
    event('pointerleave');
    button(element, 'Next quote').focus();
    await stays('focus inside');
    button(element, 'Next quote').blur();
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await stays('hidden tab');
    Reflect.deleteProperty(document, 'hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    event('pointerenter', 'touch');
    await until(() => time.waiting());
    await time.advance(8_100);
    expect(place(element), 'nothing holds it; a finger that touched it is gone').to.equal(quote(2));
  });

  it('pauses and plays by its button', async () => {
    const element = await show();
    const controls = [...element.shadowRoot!.querySelectorAll('.controls button')];
    expect(controls[0]!.getAttribute('aria-label'), 'first of them').to.equal('Pause the quotes');
    button(element, 'Pause the quotes').click();
    await time.settle();
    await time.advance(30_000);
    expect(place(element)).to.equal(quote(1));
    button(element, 'Play the quotes').click();
    await until(() => time.waiting());
    await time.advance(8_100);
    expect(place(element)).to.equal(quote(2));
  });

  it('stops when a finger touches a quote', async () => {
    const element = await show();
    shadowOf(element)
      .querySelector('blockquote')!
      .dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    await time.settle();
    await time.advance(30_000);
    expect(place(element)).to.equal(quote(1));
    expect(button(element, 'Play the quotes')).not.to.equal(null);
  });

  it('does not advance with reduced motion or the attribute still', async () => {
    const { matchMedia } = window;
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    const calm = await show();
    await time.settle();
    await time.advance(20_000);
    window.matchMedia = matchMedia;
    expect(place(calm)).to.equal(quote(1));
    expect(button(calm, 'Play the quotes')).not.to.equal(null);
    const still = await show('still');
    await time.advance(20_000);
    expect(place(still)).to.equal(quote(1));
  });
});

it('follows a manual scroll', async () => {
  const element = mount('<cat-testimonials></cat-testimonials>');
  const list = shadowOf(element).querySelector<HTMLElement>('.carousel-list')!;
  list.scrollTo({ left: list.clientWidth * 3, behavior: 'instant' });
  await until(() => place(element) === quote(4));
});
