import { expect } from 'chai';
import '../../widgets/reserve-button/element';
import { upgradeDiv } from '../../widgets/kit/third-party/on-demand';
import { mount, ready } from './stage';

const TAG = 'cat-reserve-button';
const DIV = 'data-cat="reserve-button"';

/** Attributes of a `div`, and those of the element that replaces it. */
const rows: [title: string, div: string, element: Record<string, string>][] = [
  [
    'attributes of the element',
    'data-partner="larkspur" data-theme="dark" data-lang="de"',
    { partner: 'larkspur', theme: 'dark', lang: 'de' },
  ],
  [
    'class, id, lang and style of the div itself',
    'class="a" id="b" lang="de" style="color: red"',
    { class: 'a', id: 'b', lang: 'de', style: 'color: red' },
  ],
  ['no event handler', 'data-onclick="hit()" onclick="hit()"', {}],
  ['no event handler that runs by focus', 'data-onfocus="hit()" data-tabindex="0" data-autofocus', {}],
  ['no event handler that runs by itself', 'data-oncontentvisibilityautostatechange="hit()"', {}],
  ['no style, class or id from data', 'data-style="inset: 0" data-class="a" data-id="b"', {}],
  ['no slot and no is', 'data-slot="fallback" data-is="x-y" slot="fallback"', {}],
  ['no attribute of our own site', 'data-home data-analytics home analytics', {}],
  ['no name with data- inside', 'data-data-onclick="hit()" data-data-partner="x" xdata-partner="x"', {}],
];

describe('upgradeDiv', () => {
  before(() => ready(TAG));

  for (const [title, attributes, expected] of rows)
    it(`copies ${title}`, async () => {
      const box = mount(`<section><div ${DIV} ${attributes}><a href="/tours">Tours</a></div></section>`);
      await upgradeDiv(box.firstElementChild!, TAG, () => undefined);
      const element = box.querySelector(TAG)!;
      expect(
        Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
      ).to.deep.equal(expected);
      expect(element.querySelector('[slot=fallback]')!.textContent).to.equal('Tours');
    });

  it('loads the element of a lazy div near the viewport', async () => {
    const div = mount(`<div ${DIV} data-loading="lazy" style="margin-top: 3000px">Tours</div>`);
    let isLoaded = false;
    const replaced = upgradeDiv(div, TAG, () => (isLoaded = true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isLoaded).to.equal(false);
    div.style.margin = '0';
    await replaced;
    expect(isLoaded).to.equal(true);
  });
});
