import { site } from '#content/config';
import { expect } from 'chai';
import '../../site/configured';
import { snippet } from '../../loader/snippet';
import { forms, type Form } from '../../site/pages/partners/forms';
import { messages } from '../../site/pages/partners/messages';
import { checkPasted } from '../../site/pages/partners/pasted';
import { findings as words } from '../../site/pages/partners/messages-pasted';
import { START, toWidget, type State } from '../../site/pages/partners/state';
import { published } from '../helpers/published-forms';

const place = { site, items: [{ name: 'Brooklyn Heights', item: 562630 }], mail: 'mailto:a@b.c' };
const chosen = { ...START, partner: 'larkspur', options: { layout: 'list' } };
const widget = (state: Partial<State> = {}) => toWidget({ ...chosen, ...state }, place);
const html = snippet(widget());

const form = (name: Form['name'], state: Partial<State> = {}) =>
  forms.find((one) => one.name === name)!.text(widget(state), published);

const inState = (state: string, text: string) =>
  checkPasted(text, site)
    .filter((finding) => finding.state === state)
    .map((finding) => finding.text);
const wrongIn = (text: string) => inState('wrong', text);

/** HTML as an editor has it that takes it for words. */
const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

describe('the HTML of a page, pasted', () => {
  it('is in order as the lines are copied, with room reserved', () => {
    const text = `<main>${html}</main>`;
    expect(wrongIn(text)).to.deep.equal([]);
    expect(inState('note', text)).to.deep.equal([]);
    const roomless = html.replace(/ style="[^"]+"/, '');
    expect(inState('note', roomless)).to.deep.equal([words.unreserved]);
    expect(inState('right', text)).to.include(words.links(2, 2));
  });

  for (const { name } of forms) {
    it(`is in order with the form ${name}, colors on it`, () => {
      const text = form(name, { style: { '--cat-accent': '#17573f', '--cat-radius': '4px' } });
      expect(wrongIn(text)).to.deep.equal([]);
    });
  }

  for (const [,] of [
    ['without a scheme', /src="https?:/, 'src="'],
    ['with a space before it', 'src="', 'src=" '],
    ['in capital letters', new URL(site).host, new URL(site).host.toUpperCase()],
    ['for a script that brings it late', 'src="', 'data-src="'],
    ['beside an empty page', 'src="', 'src="about:blank" data-src="'],
    ['with a slash at its end', '/tour-list?', '/tour-list/?'],
  ] as const)
    for (const name of ['lines', 'div', 'frame', 'frameAddress', 'tagManager', 'react', 'vue'] as const) {
      it(`still has the placeholder, in the form ${name}`, () => {
        expect(wrongIn(form(name, { partner: '' }))).to.include(words.placeholder('cat-tour-list'));
      });
    }

  const mistakes: [what: string, text: string, lines: string[]][] = [
    ['no script', html.replace(/<script.*script>/, ''), [words.noLoader]],
    [
      'a tour that is none',
      form('lines', { options: { tours: 'brooklyn-heights' } }).replace(
        '"brooklyn-heights"',
        '"brooklin-heights"',
      ),
      [words.value('tours', 'brooklin-heights')],
    ],
    [
      'names that are none',
      html.replace('partner=', 'network="f h d" campaign="your-short-name" partner='),
      [
        words.badCredit('cat-tour-list', 'network', 'f h d'),
        words.badCredit('cat-tour-list', 'campaign', 'your-short-name'),
      ],
    ],
    [
      'a name that is none in the address of a frame',
      form('frame').replace('partner=', 'network=f+h&amp;partner='),
      [words.badCredit('cat-tour-list', 'network', 'f h')],
    ],
    [
      'an unknown tag',
      html.replace('cat-tour-list partner', 'cat-tours partner'),
      [words.unknown('cat-tours')],
    ],
    ['an unknown div', form('div').replace('"tour-list"', '"tourlist"'), [words.unknown('cat-tourlist')]],
    [
      'an unknown frame',
      form('frame').replace('/embed/tour-list', '/embed/tourlist'),
      [words.unknown('cat-tourlist')],
    ],
    [
      'an unknown attribute',
      html.replace('layout=', 'layuot='),
      [words.attribute('cat-tour-list', 'layuot')],
    ],
    ['a value that is none', html.replace('"list"', "'grid'"), [words.value('layout', 'grid')]],
    ['a number that is none', html.replace('layout="list"', 'heading="9"'), [words.value('heading', '9')]],
    ['no name', html.replace('partner="larkspur"', ''), [words.nameless('cat-tour-list')]],
    [
      'no name on a div',
      form('div').replace('data-partner="larkspur"', ''),
      [words.nameless('cat-tour-list')],
    ],
    ['no name on a frame', form('frame').replace('partner=larkspur', ''), [words.nameless('cat-tour-list')]],
    [
      'a name that is none',
      html.replace('partner="larkspur"', 'partner="Grand Hotel"'),
      [messages.names.bad('Grand Hotel')],
    ],
    [
      'another name in a link',
      html.replace('?partner=larkspur', '?partner=wren'),
      [words.otherName('cat-tour-list', 'larkspur', 'wren')],
    ],
    ['no end tag', html.replace('</cat-tour-list>', ''), [words.unclosed('cat-tour-list')]],
    ['a link without a name', html.replace('?partner=larkspur', ''), [words.links(1, 2)]],
    ['lines that an editor has made text of', `<p>${asText(html)}</p>`, [words.asText]],
    ['a div that an editor has made text of', asText(form('div')), [words.asText]],
    [
      'a frame around a button that it parts from its section',
      form('frame', { tag: 'cat-help-button', options: {} }),
      [messages.take.notFramed],
    ],
    ['lines in a comment', `<!-- ${html} -->`, [words.none]],
    ['nothing of ours', '<p>Rooms</p>', [words.none]],
  ];
  for (const [what, text, lines] of mistakes) {
    it(`tells of ${what}`, () => {
      expect(wrongIn(text)).to.include.members(lines);
      if (!lines.some((line) => / is no tag /.test(line))) expect(wrongIn(text)).to.deep.equal(lines);
    });
  }

  it('has one widget in it where its inside is painted, whose links count', () => {
    const text = form('painted');
    expect(inState('right', text)).to.deep.equal([
      words.loader,
      words.known('cat-tour-list'),
      words.named('cat-tour-list', 'larkspur'),
      words.reserved,
      words.links(3, 3),
    ]);
    expect(wrongIn(text.replace('partner=larkspur">Tours', 'partner=wren">Tours'))).to.deep.equal([
      words.otherName('cat-tour-list', 'larkspur', 'wren'),
    ]);
  });

  it('is read at once, however it is broken, and nothing in it runs or is fetched', () => {
    const start = performance.now();
    checkPasted(`<cat-tour-list${' a="x y"'.repeat(5000)}`, site);
    checkPasted('<cat-faq '.repeat(5000), site);
    checkPasted(' style={{'.repeat(20_000), site);
    expect(performance.now() - start).to.be.below(2000);
    checkPasted('<img src="/never.png" onerror="window.ran = 1"><script>window.ran = 1</script>', site);
    expect(window).not.to.have.property('ran');
  });
});
