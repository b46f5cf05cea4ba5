import { elements } from '#content/element-options';
import { site } from '#content/config';
import { expect } from 'chai';
import '../../site/start/configure';
import {
  divSnippet,
  frameAddress,
  frameSnippet,
  oneLineSnippet,
  plainLinks,
  reactSnippet,
  snippet,
} from '../../loader/snippet';
import { checkText } from '../../site/pages/partners/check-text';
import { INITIAL, toWidget, type State } from '../../site/pages/partners/state';
import { checkMarkup } from '../../widgets/kit/check/check-markup';
import { messages } from '../../widgets/kit/check/messages';

const page = { site, tours: [{ slug: 'brooklyn-heights', name: 'Brooklyn Heights', item: 562630 }] };
const widget = (state: Partial<State> = {}) =>
  toWidget({ ...INITIAL, partner: 'larkspur', options: { layout: 'list' }, ...state }, page);
const html = snippet(widget());
const forms = {
  lines: snippet,
  oneLine: oneLineSnippet,
  div: divSnippet,
  frame: frameSnippet,
  frameAddress,
  links: plainLinks,
  react: reactSnippet,
};
type Name = keyof typeof forms;
const form = (name: Name, state: Partial<State> = {}) => forms[name](widget(state));
const inState = (state: string, text: string) =>
  checkText(text, site).flatMap((finding) => (finding.state === state ? finding.text : []));
const wrongIn = (text: string) => inState('wrong', text);

const TAG = 'cat-tour-list';
const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const replaced = (from: string | RegExp, to: string) => html.replace(from, to);
const frameWith = (sandbox: string) => form('frame').replace('<iframe', `<iframe sandbox="${sandbox}"`);

describe('checkMarkup', () => {
  for (const name of Object.keys(forms) as Name[])
    it(`finds nothing wrong in the form ${name}`, () => {
      expect(wrongIn(form(name, { style: { '--cat-accent': '#17573f' } }))).to.deep.equal([]);
    });

  for (const [what, text] of [
    ['typographic quotes around the name', replaced('"larkspur"', '”larkspur”')],
    ['capital letters', replaced('<cat-tour-list', '<CAT-TOUR-LIST')],
    [
      'a paragraph around the link',
      '<script src="/v1/loader.js"></script><cat-faq partner="x"><p><a href="/">Tours</a></p></cat-faq>',
    ],
    ['attributes of the page', replaced('layout=', 'data-aos="fade" aria-busy="true" v-if="a" layout=')],
    ['an address without a scheme', form('frame').replace(/src="https?:/, 'src="')],
    [
      'a frame with the rights that booking needs',
      frameWith('allow-scripts allow-popups allow-popups-to-escape-sandbox'),
    ],
    [
      'elements of others',
      `${html}<cat-xyzzyx></cat-xyzzyx><p data-cat="shoes"></p><button data-cat="video" data-partner="x"></button><div data-cat="news"></div>`,
    ],
  ] as const)
    it(`raises no alarm for ${what}`, () => {
      expect(wrongIn(text)).to.deep.equal([]);
    });

  const mistakes: [what: string, text: string, ...lines: string[]][] = [
    [
      'a misspelt element',
      replaced('cat-tour-list partner', 'cat-tours partner'),
      messages.unknown('cat-tours', TAG),
    ],
    [
      'a misspelt div',
      form('div').replace('"tour-list"', '"tourlist"'),
      messages.unknown('cat-tourlist', TAG),
    ],
    [
      'a misspelt frame',
      form('frame').replace('/tour-list', '/tourlist'),
      messages.unknown('cat-tourlist', TAG),
    ],
    ['a misspelt attribute', replaced('layout=', 'layuot='), messages.attribute(TAG, 'layuot', 'layout')],
    [
      'a wrong word',
      replaced('"list"', "'grid'"),
      messages.value(TAG, 'layout', 'grid', 'cards, compact, list'),
    ],
    [
      'a wrong number',
      replaced('layout="list"', 'heading="9"'),
      messages.value(TAG, 'heading', '9', messages.number(2, 6)),
    ],
    ['no partner', replaced('partner="larkspur"', ''), messages.nameless(TAG)],
    ['the placeholder', form('lines', { partner: '' }), messages.placeholder(TAG)],
    ['the placeholder in a frame', form('frame', { partner: '' }), messages.placeholder(TAG)],
    [
      'the placeholder in a script',
      `<script src="/loader.js"></script><script>createElement('${TAG}').partner = 'your-short-name'</script>`,
      messages.placeholder('The script'),
    ],
    [
      'a name that is none',
      replaced('"larkspur"', '"Grand Hotel"'),
      messages.badName(TAG, 'partner', 'Grand Hotel'),
    ],
    [
      'another partner in a link',
      replaced('?partner=larkspur', '?partner=wren'),
      messages.otherName(TAG, 'larkspur', 'wren'),
    ],
    ['no end tag', replaced('</cat-tour-list>', ''), messages.unclosed(TAG)],
    ['no script', replaced(/<script.*script>/, ''), messages.noLoader],
    ['a snippet as text', `<p>${asText(html)}</p>`, messages.asText],
    ['a snippet in a comment', `<!-- ${html} -->`, messages.none],
    ['no widget', '<p>Rooms <a href="/tours">Tours</a></p>', messages.none],
    ['a link without a name', form('links').replace('partner=larkspur', ''), messages.links(1, 2)],
    [
      'a button that leaves its section',
      form('frame', { tag: 'cat-help-button', options: {} }),
      messages.notFramable('cat-help-button'),
    ],
    [
      'a sandbox without rights',
      frameWith('allow-scripts allow-forms allow-popups'),
      messages.sandbox(TAG, 'allow-popups-to-escape-sandbox'),
    ],
  ];
  for (const [what, text, ...lines] of mistakes)
    it(`names ${what}`, () => {
      expect(wrongIn(text)).to.deep.equal(lines);
    });

  it('searches open shadow roots of the page, not those of elements', () => {
    const page = document.createElement('div');
    page.innerHTML = '<p></p><cat-faq partner="larkspur"><a href="/">Tours</a></cat-faq>';
    page.firstElementChild!.attachShadow({ mode: 'open' }).innerHTML = '<cat-blog limt="2"></cat-blog>';
    page.lastElementChild!.attachShadow({ mode: 'open' }).innerHTML = '<cat-video></cat-video>';
    const wrong = checkMarkup(page, { site, elements }).filter(({ state }) => state === 'wrong');
    expect(wrong.map(({ text }) => text)).to.deep.equal([
      messages.nameless('cat-blog'),
      messages.attribute('cat-blog', 'limt', 'limit'),
    ]);
  });

  it('parses HTML without running or fetching anything', () => {
    checkText('<img src="/never.png" onerror="window.ran = 1"><script>window.ran = 1</script>', site);
    expect(window).not.to.have.property('ran');
  });
});
