import { expect } from 'chai';
import { priceCalculator } from '../../widgets/price-calculator/element';
import '../../widgets/faq/element';
import '../../widgets/reserve-button/element';
import { define } from '../../widgets/kit/element/define';
import { mount, nextTask, ready, until } from './stage';

before(() => Promise.all(['cat-price-calculator', 'cat-reserve-button', 'cat-faq'].map(ready)));

const wrapper = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('[data-cat]');
const heading = (element: Element) => wrapper(element)?.querySelector('h3')?.textContent;
const ENGLISH = 'What will it cost?';

const speaks = (element: Element, language: string) =>
  until(() => wrapper(element)?.lang === language && heading(element));

describe('language of an element', () => {
  it('is that of the nearest lang, without a flash of English', async () => {
    const box = mount('<div lang="de-AT"><cat-price-calculator></cat-price-calculator></div>');
    const element = box.firstElementChild!;
    expect(element.shadowRoot!.textContent).not.to.contain(ENGLISH);
    expect(await speaks(element, 'de')).to.equal('Was kostet das?');
  });

  it("is that of the element's own lang first, also English", async () => {
    const box = mount(
      '<div lang="de"><cat-price-calculator lang="es"></cat-price-calculator><cat-price-calculator lang="en"></cat-price-calculator></div>',
    );
    const [spanish, english] = box.children as unknown as [Element, Element];
    expect(heading(english)).to.equal(ENGLISH);
    expect(await speaks(spanish, 'es')).to.equal('¿Cuánto cuesta?');
    expect(wrapper(english)!.lang).to.equal('en');
    expect(heading(english)).to.equal(ENGLISH);
  });

  it("changes with the element's lang, and keeps input", async () => {
    const element = mount('<cat-price-calculator guests="4"></cat-price-calculator>');
    wrapper(element)!.querySelector<HTMLElement>('button:last-of-type')!.click();
    element.setAttribute('lang', 'fr');
    await speaks(element, 'fr');
    expect(wrapper(element)!.querySelector('input')!.value).to.equal('5');
    element.setAttribute('lang', 'de');
    await speaks(element, 'de');
    element.removeAttribute('lang');
    expect(wrapper(element)!.lang).to.equal('en');
    expect(heading(element)).to.equal(ENGLISH);
    expect(wrapper(element)!.querySelector('input')!.value).to.equal('5');
  });

  for (const around of [document.documentElement, document.body])
    it(`follows the lang of the page's ${around.localName}, and keeps input`, async () => {
      const { lang } = around;
      const element = mount('<cat-price-calculator guests="4"></cat-price-calculator>');
      const own = mount('<cat-price-calculator lang="en"></cat-price-calculator>');
      wrapper(element)!.querySelector<HTMLElement>('button:last-of-type')!.click();
      for (const [next, language] of [
        ['fr_CA', 'fr'],
        ['es-419', 'es'],
        ['en', 'en'],
        ['de', 'de'],
      ] as const) {
        around.lang = next;
        await speaks(element, language);
        expect(wrapper(element)!.querySelector('input')!.value).to.equal('5');
        expect(wrapper(own)!.lang).to.equal('en');
      }
      element.remove();
      await nextTask();
      around.lang = lang;
      await nextTask();
      expect(wrapper(element)!.lang, 'a removed element is released').to.equal('de');
      if (!lang) around.removeAttribute('lang');
    });

  it("is English when the page's language is not translated or not in use", async () => {
    const japanese = mount('<cat-price-calculator lang="ja"></cat-price-calculator>');
    expect(wrapper(japanese)!.lang).to.equal('en');
    define({
      ...priceCalculator,
      tag: 'cat-english-only',
      config: { ...priceCalculator.config, translated: '' },
    });
    await ready('cat-english-only');
    const alone = mount('<cat-english-only lang="de"></cat-english-only>');
    expect(heading(alone)).to.equal(ENGLISH);
    expect(wrapper(mount('<cat-faq lang="de"></cat-faq>'))!.lang).to.equal('en');
  });
});
