import { expect } from 'chai';
import '../../widgets/reserve-button/element';
import type { EventDetail } from '../../widgets/kit/element/embed-context';
import { expectAccessible } from './accessible';
import { mount, nextTask, ready, until } from './stage';

before(() => ready('cat-reserve-button'));

const { open } = window;
/** Addresses passed to `window.open`, which is mocked. */
let opened: string[] = [];
/** Addresses of clicked links, whose default is prevented. */
let followed: string[] = [];
let answer: () => Window | null;
const stay = (event: MouseEvent) => {
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (link && !event.defaultPrevented) followed.push((link as HTMLAnchorElement).href);
  event.preventDefault();
};

beforeEach(() => {
  opened = [];
  followed = [];
  answer = () => ({ opener: window }) as unknown as Window;
  window.open = (url) => {
    opened.push(String(url));
    return answer();
  };
  addEventListener('click', stay);
});
afterEach(() => {
  window.open = open;
  removeEventListener('click', stay);
  document.querySelector('cat-toasts')?.remove();
});

const button = (attributes = '') => mount(`<cat-reserve-button ${attributes}></cat-reserve-button>`);
const plate = (element: Element) => element.shadowRoot!.querySelector<HTMLAnchorElement>('.button')!;
const toast = async () => {
  const words = await until(() =>
    document.querySelector('cat-toasts')?.shadowRoot?.querySelector('.words:has(.text)'),
  );
  return [...words!.children].map(({ textContent }) => textContent);
};

/** Clicks after the code has loaded that waits for the visitor's intent. */
async function press(element: Element, init: MouseEventInit = {}): Promise<void> {
  plate(element).dispatchEvent(new PointerEvent('pointerenter'));
  await import('../../widgets/kit/booking/open-booking');
  await nextTask();
  plate(element).dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  await nextTask();
}

function starts(element: HTMLElement): EventDetail<'cat-booking-start'>[] {
  const received: EventDetail<'cat-booking-start'>[] = [];
  element.addEventListener('cat-booking-start', (event) => received.push(event.detail));
  return received;
}

describe('cat-reserve-button', () => {
  for (const attributes of ['', 'tour="brooklyn-heights" theme="dark"', 'href=""', 'look="match"']) {
    it(`has no accessibility findings with ${attributes || 'no attributes'}`, () =>
      expectAccessible(button(attributes)));
  }

  it("opens the item's calendar in a new tab without an opener", async () => {
    const tab = { opener: window } as unknown as Window;
    answer = () => tab;
    const element = button('item-id="577800" partner="larkspur" href="/contact"');
    const received = starts(element);
    const wanted =
      /\/embeds\/book\/[\w-]+\/items\/577800\/calendar\/\?flow=1219724&full-items=yes&asn=larkspur&asn-ref=larkspur&ref=larkspur$/;
    expect(plate(element).href).to.match(wanted);
    expect(plate(element).target).to.equal('_blank');
    await press(element);
    await until(() => opened.length);
    expect(opened).to.have.length(1);
    expect(opened[0]).to.match(wanted);
    expect(tab.opener).to.equal(null);
    expect(followed).to.deep.equal([]);
    await until(() => received.length);
    expect(received).to.deep.equal([{ tour: '', item: 577800, partner: 'larkspur', way: 'tab' }]);
    expect(plate(element).title).to.equal('Opens in a new tab');
  });

  it('does not handle modified clicks', async () => {
    const element = button('tour="brooklyn-heights"');
    const received = starts(element);
    await press(element, { ctrlKey: true });
    await press(element, { shiftKey: true });
    expect(opened).to.deep.equal([]);
    expect(followed).to.have.length(2);
    expect(received.map(({ way }) => way)).to.deep.equal(['tab', 'tab']);
  });

  for (const [title, refuse] of [
    ['gives no tab', () => null],
    [
      'throws',
      () => {
        throw new Error('no');
      },
    ],
  ] as const) {
    it(`shows an error and opens our booking page when the browser ${title}`, async () => {
      answer = refuse;
      const element = button('home item-id="577800"');
      const received = starts(element);
      await press(element);
      expect(await toast()).to.deep.equal([
        'Booking Error',
        "We're having trouble opening the booking calendar. Please try again later.",
      ]);
      await until(() => followed.length);
      expect(new URL(followed[0]!).pathname).to.equal('/booking');
      expect(received).to.deep.equal([]);
    });
  }

  it('offers the booking page in a toast on a partner page', async () => {
    answer = () => null;
    const element = button('item-id="577800" partner="larkspur"');
    await press(element);
    expect((await toast())[0]).to.equal('Booking Error');
    const action = document.querySelector('cat-toasts')!.shadowRoot!.querySelector('.action')!;
    expect(action.textContent).to.equal('Open the booking page');
    await nextTask();
    expect(followed).to.deep.equal([]);
  });

  it('lets the page cancel a press without an item', async () => {
    const element = button('href="/tours" partner="larkspur"');
    const received: EventDetail<'cat-reserve-click'>[] = [];
    element.addEventListener('cat-reserve-click', (event) => {
      received.push(event.detail);
      event.preventDefault();
    });
    await press(element);
    expect(received.map(({ href }) => new URL(href).pathname + new URL(href).search)).to.deep.equal([
      '/tours?partner=larkspur',
    ]);
    expect(followed).to.deep.equal([]);
    expect(document.querySelector('cat-toasts')).to.equal(null);
  });

  it('Reserve button without a link: shows an error', async () => {
    for (const href of ['', 'javascript:alert(1)']) {
      document.querySelector('cat-toasts')?.remove();
      const element = button(`href="${href}"`);
      expect(plate(element).localName).to.equal('button');
      await press(element);
      expect(await toast()).to.deep.equal([
        'Navigation Error',
        "We're having trouble with this button. Please try again later.",
      ]);
    }
    expect(followed).to.deep.equal([]);
  });

  it('follows its link, by default to our booking page', async () => {
    const received = starts(button());
    for (const attributes of ['partner="larkspur"', 'home', 'href="https://example.com/a"'])
      await press(button(attributes));
    expect(followed.map((href) => href.replace(location.origin, 'here'))).to.deep.equal([
      followed[0]!,
      'here/booking',
      'https://example.com/a',
    ]);
    expect(followed[0]).to.match(/\/booking\?partner=larkspur$/);
    expect(received).to.deep.equal([]);
  });

  describe('analytics', () => {
    const page = window as unknown as { gtag?: unknown; dataLayer?: unknown[] };
    afterEach(() => {
      Reflect.deleteProperty(page, 'gtag');
      Reflect.deleteProperty(page, 'dataLayer');
    });

    it('gets one entry per press on our own site, by gtag or dataLayer', async () => {
      const heard: unknown[][] = [];
      page.gtag = (...words: unknown[]) => heard.push(words);
      await press(button('home item-id="577800"'));
      await until(() => heard.length);
      await nextTask();
      expect(heard).to.deep.equal([['event', 'begin_booking', { item_id: 577800 }]]);
      Reflect.deleteProperty(page, 'gtag');
      page.dataLayer = [];
      await press(button('home'));
      await until(() => page.dataLayer!.length);
      expect(page.dataLayer).to.deep.equal([{ event: 'reserve_button_click' }]);
    });

    it('gets an entry on a partner page only with the attribute', async () => {
      const heard: unknown[][] = [];
      page.gtag = (...words: unknown[]) => heard.push(words);
      page.dataLayer = [];
      await press(button('item-id="577800"'));
      expect(page.dataLayer).to.deep.equal([]);
      await press(button('item-id="577800" analytics'));
      await until(() => page.dataLayer!.length);
      await nextTask();
      expect(page.dataLayer).to.deep.equal([{ event: 'begin_booking', item_id: 577800 }]);
      expect(heard).to.deep.equal([]);
    });
  });
});
