import { expect } from 'chai';
import '../../widgets/reserve-button/element';
import { fillDiv } from '../../widgets/kit/on-demand/on-demand';
import { mount, ready } from './stage';

const TAG = 'cat-reserve-button';
const DIV = 'data-cat="reserve-button"';

/** Attributes of a `div`, and those of the element inside it. */
const rows: [title: string, div: string, element: Record<string, string>][] = [
  [
    'attributes of the element',
    'data-partner="larkspur" data-theme="dark" data-lang="de"',
    { partner: 'larkspur', theme: 'dark', lang: 'de' },
  ],
  ['no class, id, lang or style of the div itself', 'class="a" id="b" lang="de" style="color: red"', {}],
  ['no event handler', 'data-onclick="hit()" onclick="hit()" data-tabindex="0" data-autofocus', {}],
  ['no style, class or id from data', 'data-style="inset: 0" data-class="a" data-id="b"', {}],
  ['no slot and no is', 'data-slot="fallback" data-is="x-y" slot="fallback"', {}],
  ['no attribute of our own site', 'data-home data-analytics home analytics', {}],
  ['no focus', 'data-take-focus', {}],
  ['no name with data- inside', 'data-data-onclick="hit()" data-data-partner="x" xdata-partner="x"', {}],
];

describe('fillDiv', () => {
  before(() => ready(TAG));

  for (const [title, attributes, expected] of rows)
    it(`copies ${title}`, async () => {
      const div = mount(`<div ${DIV} ${attributes}><a href="/tours">Tours</a></div>`);
      await fillDiv(div, TAG, () => undefined);
      const element = div.querySelector(TAG)!;
      expect(
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      ).to.deep.equal(expected);
      expect(element.querySelector('[slot=fallback]')!.textContent).to.equal('Tours');
    });

  it('fills a div that is found twice once', async () => {
    const div = mount(`<div ${DIV} data-partner="larkspur">Tours</div>`);
    await Promise.all([fillDiv(div, TAG, () => undefined), fillDiv(div, TAG, () => undefined)]);
    expect(div.outerHTML).to.equal(
      `<div data-partner="larkspur"><${TAG} partner="larkspur"><span slot="fallback">Tours</span></${TAG}></div>`,
    );
  });

  for (const [title, html] of [
    ['a button', `<button ${DIV} data-partner="larkspur">Tours</button>`],
    ['a link', `<a ${DIV} data-partner="larkspur" href="/tours">Tours</a>`],
    ['a div without a partner or a link to our site', `<div ${DIV}><a href="//other.test/">Tours</a></div>`],
  ] as const)
    it(`leaves ${title} to the page`, async () => {
      const element = mount(html);
      await fillDiv(element, TAG, () => expect.fail('loaded'));
      expect(element.outerHTML).to.equal(html);
    });

  it('loads the element of a lazy div near the viewport', async () => {
    const div = mount(
      `<div ${DIV} data-partner="larkspur" data-loading="lazy" style="margin-top: 3000px">Tours</div>`,
    );
    let isLoaded = false;
    const filled = fillDiv(div, TAG, () => (isLoaded = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isLoaded).to.equal(false);
    div.style.margin = '0';
    await filled;
    expect(isLoaded).to.equal(true);
  });
});
