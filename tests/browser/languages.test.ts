import { expect } from 'chai';
import { content } from '#content/language-de';
import { cards } from '#content/tour-cards';
import { priceCalculator } from '../../widgets/price-calculator/element';
import '../../widgets/faq/element';
import '../../widgets/reserve-button/element';
import '../../widgets/tour-list/element';
import { define } from '../../widgets/kit/element/define';
import { expectAccessible } from './accessible';
import { mount, ready, until } from './stage';

before(() =>
  Promise.all(
    ['cat-tour-list', 'cat-price-calculator', 'cat-reserve-button', 'cat-faq'].map((tag) => ready(tag)),
  ),
);

const wrapper = (element: Element) => element.shadowRoot!.querySelector<HTMLElement>('[data-cat]');
const heading = (element: Element) => wrapper(element)?.querySelector('h3')?.textContent;
const ENGLISH = 'What will it cost?';

/** Waits until a tag speaks a language. */
const speaks = (element: Element, language: string) =>
  until(() => wrapper(element)?.lang === language && heading(element));

describe('the language of a tag', () => {
  it('is that of the nearest lang, and nothing shows in English first', async () => {
    const box = mount('<div lang="de-AT"><cat-price-calculator></cat-price-calculator></div>');
    const element = box.firstElementChild!;
    expect(element.shadowRoot!.textContent).not.to.contain(ENGLISH);
    expect(await speaks(element, 'de')).to.equal('Was kostet das?');
  });

  it('is what the tag itself says before all else, English among it', async () => {
    const box = mount(
      '<div lang="de"><cat-price-calculator lang="es"></cat-price-calculator><cat-price-calculator lang="en"></cat-price-calculator></div>',
    );
    const [spanish, english] = box.children as unknown as [Element, Element];
    expect(heading(english)).to.equal(ENGLISH);
    expect(await speaks(spanish, 'es')).to.equal('¿Cuánto cuesta?');
    expect(wrapper(english)!.lang).to.equal('en');
    expect(heading(english)).to.equal(ENGLISH);
  });

  it('changes with the tag’s lang and keeps what has been entered', async () => {
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

  it('is the last one that was set, whichever arrives first', async () => {
    const element = mount('<cat-price-calculator></cat-price-calculator>');
    for (const language of ['de', 'es', 'en', 'fr']) element.setAttribute('lang', language);
    await speaks(element, 'fr');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(wrapper(element)!.lang).to.equal('fr');
  });

  it('is English where we speak none of the page’s, or where only English is in use', async () => {
    const foreign = mount('<cat-price-calculator lang="ja"></cat-price-calculator>');
    expect(wrapper(foreign)!.lang).to.equal('en');
    define({
      ...priceCalculator,
      tag: 'cat-english-only',
      config: { ...priceCalculator.config, foreign: '' },
    });
    await ready('cat-english-only');
    const alone = mount('<cat-english-only lang="de"></cat-english-only>');
    expect(heading(alone)).to.equal(ENGLISH);
    expect(wrapper(mount('<cat-faq lang="de"></cat-faq>'))!.lang).to.equal('en');
  });
});

describe('tours in another language', () => {
  it('have the owner’s titles and teasers, prices as the language writes them, and a line on English', async () => {
    const element = mount('<cat-tour-list lang="de" partner="larkspur"></cat-tour-list>');
    await speaks(element, 'de');
    const text = wrapper(element)!.textContent!;
    for (const { slug, title, teaser } of cards) {
      const { [slug]: german } = content.tours;
      expect(text).to.contain(german!.title).and.to.contain(german!.teaser);
      expect(text).not.to.contain(title);
      expect(text).not.to.contain(teaser);
    }
    expect(text).to.contain('Die Touren sind auf Englisch.');
    expect(wrapper(element)!.querySelector('[lang=en]')).to.equal(null);
    await expectAccessible(element);
  });
});
