import { expect } from 'chai';
import '../../widgets/tour-list/element';
import type { BookingStart } from '../../widgets/kit/booking/use-booking';
import { expectAccessible } from './accessible';
import { lines, mount, nextTask, ready, until } from './stage';

before(() => ready('cat-tour-list'));

const shadowOf = (element: Element) => element.shadowRoot!;
const titles = (element: Element) =>
  [...shadowOf(element).querySelectorAll('.tour-title')].map((title) => title.textContent);
const links = (element: Element) => [
  ...shadowOf(element).querySelectorAll<HTMLAnchorElement>('.tour-action a'),
];
const status = (element: Element) => shadowOf(element).querySelector('[role=status]')!.textContent;

async function search(element: Element, query: string) {
  const field = shadowOf(element).querySelector<HTMLInputElement>('input')!;
  field.focus();
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await nextTask();
}

describe('cat-tour-list', () => {
  for (const layout of ['cards', 'list', 'compact']) {
    for (const theme of ['light', 'dark']) {
      it(`has no accessibility findings as ${layout} in ${theme}`, async () => {
        await expectAccessible(mount(`<cat-tour-list layout="${layout}" theme="${theme}"></cat-tour-list>`));
      });
    }
  }

  it('says when and for how many, each fact in one piece, and what is by arrangement only once', () => {
    const element = mount('<cat-tour-list></cat-tour-list>');
    const facts = [...shadowOf(element).querySelectorAll('[part=meta]')].map(
      ({ textContent }) => textContent,
    );
    expect(facts.at(0)).to.match(/^\S.+ · \S.+$/);
    const cards = [...shadowOf(element).querySelectorAll('[part=card]')];
    for (const { textContent } of cards)
      expect(textContent!.match(/by arrangement/gi)?.length ?? 0).to.be.below(2);
    const spans = [...shadowOf(element).querySelectorAll('[part=meta] > span')];
    for (const span of spans) expect(getComputedStyle(span).display).to.equal('inline-block');
  });

  it('leads to the provider with the item and the partner in the address', () => {
    const [first] = links(mount('<cat-tour-list partner="larkspur"></cat-tour-list>'));
    const url = new URL(first!.href);
    expect(url.pathname).to.match(/^\/embeds\/book\/[\w-]+\/items\/562630\/calendar\/$/);
    expect(Object.fromEntries(url.searchParams)).to.deep.equal({
      flow: '1219724',
      'full-items': 'yes',
      asn: 'larkspur',
      'asn-ref': 'larkspur',
      ref: 'larkspur',
    });
    expect(first!.target).to.equal('_blank');
    expect(first!.getAttribute('aria-label')).to.equal('Reserve your spot on a cat history tour');
  });

  it('shows the tours that are asked for, in that order, and names those that do not exist', async () => {
    const said = lines();
    const element = mount('<cat-tour-list tours="private-tours, atlantis brooklyn-heights"></cat-tour-list>');
    expect(titles(element)).to.have.length(2);
    expect(titles(element)[0]).to.match(/^Private Tours/);
    await until(() => said.length);
    expect(said).to.deep.equal(['[cat] cat-tour-list: tours="atlantis" is not a tour']);
  });

  it('filters as one types, whatever the case, and says how many were found', async () => {
    const element = mount('<cat-tour-list></cat-tour-list>');
    await search(element, '  BOROUGH hall ');
    await until(() => titles(element).length === 1);
    expect(titles(element)[0]).to.match(/^Brooklyn Heights/);
    expect(status(element)).to.equal('Found 1 tour(s) matching "BOROUGH hall"');
  });

  it('Search messages: says what to do when nothing is found, and shows all tours again', async () => {
    const element = mount('<cat-tour-list></cat-tour-list>');
    expect(shadowOf(element).innerHTML).not.to.contain('empty/no-tours');
    await search(element, 'dogs');
    expect(status(element)).to.equal('No tours found matching "dogs"');
    const empty = shadowOf(element).querySelector('.empty')!;
    const [drawing, ...words] = empty.children;
    const image = drawing!.querySelector('img')!;
    expect([image.alt, image.loading]).to.deep.equal(['', 'lazy']);
    expect(image.src).to.match(/\/img\/empty\/no-tours-/);
    expect(words.map((child) => child.textContent)).to.deep.equal([
      'No tours found',
      'Try adjusting your search or browse all tours.',
      'View all tours',
    ]);
    await expectAccessible(element);
    empty.querySelector('button')!.click();
    await nextTask();
    expect(titles(element)).to.have.length(4);
    expect(status(element)).to.equal('');
    expect(shadowOf(element).activeElement).to.equal(shadowOf(element).querySelector('input'));
  });

  it('tells the page once that a booking starts', async () => {
    const element = mount('<cat-tour-list partner="larkspur"></cat-tour-list>');
    const received: BookingStart[] = [];
    document.body.addEventListener('cat-booking-start', (event) => received.push(event.detail), {
      once: true,
    });
    const asked: unknown[] = [];
    Object.assign(window, { FH: { open: (options: unknown) => asked.push(options) } });
    const [, second] = links(element);
    second!.click();
    await until(() => received.length);
    Reflect.deleteProperty(window, 'FH');
    expect(received).to.deep.equal([
      { tour: 'financial-district', item: 577800, partner: 'larkspur', way: 'lightframe' },
    ]);
    expect(asked).to.have.length(1);
  });
});
