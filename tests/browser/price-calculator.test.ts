import { expect } from 'chai';
import { prices } from '#content/settings';
import '../../widgets/price-calculator/element';
import type { EventDetail } from '../../widgets/kit/element/embed-context';
import { privateBill, privateTotal } from '../helpers/project/content';
import { expectAccessible } from './accessible';
import { mount, nextTask, ready } from './stage';

before(() => ready('cat-price-calculator'));

const shadowOf = (element: Element) => element.shadowRoot!;
const field = (element: Element) => shadowOf(element).querySelector<HTMLInputElement>('input')!;
const total = (element: Element) => shadowOf(element).querySelector('.bill-total b')!.textContent;

async function enter(element: Element, text: string) {
  field(element).value = text;
  field(element).dispatchEvent(new Event('input', { bubbles: true }));
  await nextTask();
}

async function press(element: Element, key: string) {
  field(element).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await nextTask();
}

describe('cat-price-calculator', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}`, async () => {
      await expectAccessible(
        mount(`<cat-price-calculator theme="${theme}" guests="12"></cat-price-calculator>`),
      );
    });
  }

  it('keeps the guests that the minimum covers on one row in a narrow column', () => {
    const element = mount('<cat-price-calculator style="width: 240px"></cat-price-calculator>');
    const heads = [...shadowOf(element).querySelectorAll('.head')];
    expect(heads).to.have.length(prices.privateIncluded);
    expect(new Set(heads.map((head) => head.getBoundingClientRect().top))).to.have.property('size', 1);
  });

  it('starts with the guests that the minimum covers, and adds the price of each further one', async () => {
    const element = mount('<cat-price-calculator></cat-price-calculator>');
    expect(field(element).value).to.equal(String(prices.privateIncluded));
    expect(total(element)).to.equal(`$${prices.privateMinimum}`);
    await enter(element, String(prices.privateIncluded + 1));
    expect(total(element)).to.equal(`$${prices.privateMinimum + prices.privateExtra}`);
    expect(shadowOf(element).textContent).to.contain(`1 more guest at $${prices.privateExtra}`);
    await enter(element, '30');
    expect(total(element)).to.equal(privateBill(30));
  });

  it('clamps to 1 to 30, and reads other text as 1', async () => {
    const element = mount('<cat-price-calculator></cat-price-calculator>');
    for (const [text, shown] of [
      ['31', '30'],
      ['0', '1'],
      ['-4', '1'],
      ['twelve', '1'],
      ['12.7', '12'],
    ] as const) {
      await enter(element, text);
      expect(field(element).value, text).to.equal(shown);
      expect(total(element), text).to.equal(privateBill(Number(shown)));
    }
  });

  it('steps with arrow keys and buttons, up to the limits', async () => {
    const element = mount('<cat-price-calculator guests="29"></cat-price-calculator>');
    await press(element, 'ArrowUp');
    await press(element, 'ArrowUp');
    expect(field(element).value).to.equal('30');
    expect(
      shadowOf(element).querySelector('[aria-label="One more"]')!.getAttribute('aria-disabled'),
    ).to.equal('true');
    shadowOf(element).querySelector<HTMLButtonElement>('[aria-label="One fewer"]')!.click();
    await nextTask();
    expect(field(element).value).to.equal('29');
  });

  it('announces the total and fires one event per change', async () => {
    const element = mount('<cat-price-calculator></cat-price-calculator>');
    const received: EventDetail<'cat-price-change'>[] = [];
    element.addEventListener('cat-price-change', (event) => received.push(event.detail));
    await enter(element, '12');
    await enter(element, '12');
    expect(received).to.deep.equal([{ guests: 12, total: privateTotal(12) }]);
    expect(shadowOf(element).querySelector('[role=status]')!.textContent).to.equal(`Total${privateBill(12)}`);
  });
});
