import { expect } from 'chai';
import { cards } from '#content/tour-cards';
import { descriptions } from '#content/tour-descriptions';
import type { TourCard } from '../../widgets/kit/model/tour';
import '../../widgets/tour-list/element';
import { expectAccessible } from './accessible';
import { recordEvents, recordWarnings, mount, nextTask, ready, until, wait } from './stage';

before(() => ready('cat-tour-list'));

const [first, second] = cards as [TourCard, TourCard];
const shadowOf = (element: Element) => element.shadowRoot!;
const titles = (element: Element) =>
  [...shadowOf(element).querySelectorAll('.card-title a')].map((title) => title.textContent);
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

  it('shows "by arrangement" once', () => {
    const element = mount('<cat-tour-list></cat-tour-list>');
    for (const { textContent } of shadowOf(element).querySelectorAll('[part=card]'))
      expect(textContent!.match(/by arrangement/gi)?.length ?? 0).to.be.below(2);
  });

  it('links a compact row to the booking, its picture to the page', () => {
    const element = mount('<cat-tour-list layout="compact" partner="larkspur"></cat-tour-list>');
    const row = shadowOf(element).querySelector('[part=card]')!;
    const [picture, title] = row.querySelectorAll('a');
    expect(new URL(picture!.href).pathname).to.equal(`/tours/${first.slug}`);
    expect(title!.href).to.contain(`/items/${first.itemId}/calendar/`);
    expect(title!.ariaLabel).to.equal(`Reserve: ${first.place}`);
    expect(row.querySelector('[part=meta]')!.textContent).to.equal(first.brief);
  });

  it('shows the given tours in order, and warns about unknown ones', async () => {
    const logged = recordWarnings();
    const element = mount(`<cat-tour-list tours="${second.slug}, atlantis ${first.slug}"></cat-tour-list>`);
    expect(titles(element)).to.deep.equal([second.title, first.title]);
    await until(() => logged.length);
    expect(logged).to.deep.equal(['[cat] cat-tour-list: tours="atlantis" is not a tour']);
  });

  it('filters as the visitor types, and announces the number', async () => {
    const element = mount('<cat-tour-list></cat-tour-list>');
    const query = descriptions[first.slug].slice(0, 40).trim().toUpperCase();
    await search(element, `  ${query} `);
    await until(() => titles(element).length === 1);
    expect(titles(element)).to.deep.equal([first.title]);
    expect(status(element)).to.equal(`Found 1 tour(s) matching "${query}"`);
  });

  it('fires cat-search once with the number found when typing pauses', async () => {
    const element = mount('<cat-tour-list></cat-tour-list>');
    const events = recordEvents(element, 'cat-search');
    for (const query of ['no', 'no such', 'no such tour']) await search(element, query);
    await until(() => events.length);
    await search(element, 'no such tour ');
    await search(element, '');
    await search(element, first.title);
    shadowOf(element).querySelector<HTMLButtonElement>('.search button')!.click();
    await wait(1200);
    expect(events).to.deep.equal([{ found: 0 }]);
  });

  it('fires cat-site-link with the path of a followed link to our site', () => {
    const element = mount('<cat-tour-list partner="larkspur"></cat-tour-list>');
    const events = recordEvents(element, 'cat-site-link');
    element.addEventListener('click', (event) => event.preventDefault());
    const ours = shadowOf(element).querySelector<HTMLAnchorElement>('.card-title a')!;
    expect(ours.search).to.equal('?partner=larkspur');
    ours.click();
    shadowOf(element).querySelector<HTMLAnchorElement>('[part~=button]')!.click();
    expect(events).to.deep.equal([{ path: `/tours/${first.slug}` }]);
  });

  it('takes campaign="utm" from utm_campaign in the address of the page', () => {
    const address = location.href;
    const campaigns = ['?utm_campaign=spring', '?utm_campaign=Dear%20Bea', ''].map((query) => {
      history.replaceState(null, '', `${query || location.pathname}`);
      const element = mount('<cat-tour-list partner="larkspur" campaign="utm"></cat-tour-list>');
      const [ours, booking] = ['.card-title a', '[part~=button]'].map(
        (part) => new URL(shadowOf(element).querySelector<HTMLAnchorElement>(part)!.href).searchParams,
      );
      return [ours!.get('campaign'), booking!.get('ref')];
    });
    history.replaceState(null, '', address);
    expect(campaigns).to.deep.equal([
      ['spring', 'spring'],
      [null, 'larkspur'],
      [null, 'larkspur'],
    ]);
  });

  it('Search messages: explains an empty result and shows all tours again', async () => {
    const element = mount('<cat-tour-list></cat-tour-list>');
    expect(shadowOf(element).innerHTML).not.to.contain('empty/no-tours');
    await search(element, 'no such tour');
    expect(status(element)).to.equal('No tours found matching "no such tour"');
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
    expect(titles(element)).to.have.length(cards.length);
    expect(status(element)).to.equal('');
    expect(shadowOf(element).activeElement).to.equal(shadowOf(element).querySelector('input'));
  });
});
