import { expect } from 'chai';
import '../../widgets/booking-calendar/element';
import '../../widgets/tour-list/element';
import type { EventDetail } from '../../widgets/kit/element/embed-context';
import { expectAccessible } from './accessible';
import { mount, nextTask, ready, until } from './stage';

before(() => Promise.all(['cat-booking-calendar', 'cat-tour-list'].map(ready)));

const buttonOf = async (element: Element) =>
  (await until(() => element.shadowRoot!.querySelector<HTMLButtonElement>('[aria-haspopup=dialog]')))!;
const dialogOf = (element: Element) => element.shadowRoot!.querySelector('dialog')!;
const contentOf = (element: Element) => dialogOf(element).querySelector('.tours, .calendar');

async function open(html: string): Promise<Element> {
  const element = mount(html);
  const button = await buttonOf(element);
  button.focus();
  button.click();
  await until(() => dialogOf(element).open);
  return element;
}

describe('display="dialog"', () => {
  for (const [tag, label] of [
    ['cat-tour-list', 'See the tours'],
    ['cat-booking-calendar', 'See the dates'],
  ] as const) {
    it(`shows a button that opens the content of ${tag}`, async () => {
      const element = mount(`<${tag} display="dialog" partner="larkspur"></${tag}>`);
      const button = await buttonOf(element);
      expect(button.textContent).to.equal(label);
      expect(contentOf(element)).to.equal(null);
      await expectAccessible(element);
      button.click();
      await until(() => dialogOf(element).open);
      expect(dialogOf(element).matches(':modal')).to.equal(true);
      expect(dialogOf(element).ariaLabel).to.equal(label);
      const links = [...dialogOf(element).querySelectorAll<HTMLAnchorElement>('a[href*="/embeds/"]')];
      expect(links.length).to.be.above(0);
      for (const { href } of links) expect(href).to.contain('asn=larkspur&asn-ref=larkspur&ref=larkspur');
      await expectAccessible(element);
    });
  }

  it('keeps typed text when it closes, and restores the focus', async () => {
    const element = await open('<cat-tour-list display="dialog"></cat-tour-list>');
    const field = dialogOf(element).querySelector('input')!;
    field.value = 'bowery';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    const [close] = dialogOf(element).querySelectorAll('button');
    expect(close!.ariaLabel).to.equal('Close');
    close!.click();
    expect(dialogOf(element).open).to.equal(false);
    expect(element.shadowRoot!.activeElement).to.equal(await buttonOf(element));
    (await buttonOf(element)).click();
    expect(dialogOf(element).querySelector('input')!.value).to.equal('bowery');
  });

  it('closes when the provider’s calendar opens over the page', async () => {
    const element = await open('<cat-tour-list display="dialog"></cat-tour-list>');
    const ways: EventDetail<'cat-booking-start'>['way'][] = [];
    element.addEventListener('cat-booking-start', (event) => ways.push((event as CustomEvent).detail.way));
    Object.assign(window, { FH: { open() {} } });
    dialogOf(element).querySelector<HTMLAnchorElement>('.tour-action a')!.click();
    await until(() => ways.length);
    await nextTask();
    Reflect.deleteProperty(window, 'FH');
    expect(ways).to.deep.equal(['lightframe']);
    expect(dialogOf(element).open).to.equal(false);
  });
});
