import { expect } from 'chai';
import { home, tours } from '#content/gallery';
import { gallery } from '../../../widgets/gallery/element';
import type { EventDetail } from '../../../widgets/kit/element/embed-context';
import { expectAccessible } from '../accessible';
import { mount, nextTask, ready, ignoreRealErrors, until } from '../stage';

before(() => ready('cat-gallery'));

const shadowOf = (element: Element) => element.shadowRoot!;
const links = (element: Element) => [...shadowOf(element).querySelectorAll<HTMLAnchorElement>('.shot-link')];
const dialog = (element: Element) => shadowOf(element).querySelector('dialog');
const counter = (element: Element) => shadowOf(element).querySelector('.lightbox-count')?.textContent;
const current = (element: Element) =>
  shadowOf(element).querySelector('[data-current] img')?.getAttribute('alt');

async function open(element: Element, index: number) {
  links(element)[index]!.click();
  await until(() => dialog(element)?.open && counter(element));
}

async function press(element: Element, key: string) {
  dialog(element)!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await nextTask();
}

async function swipe(element: Element, from: number, to: number, up = 0) {
  const stage = shadowOf(element).querySelector('.lightbox-stage')!;
  const event = (type: string, clientX: number, clientY = 0) =>
    stage.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 5,
        pointerType: 'touch',
        isPrimary: true,
        clientX,
        clientY,
        bubbles: true,
      }),
    );
  event('pointerdown', from);
  event('pointermove', to, up);
  event('pointerup', to, up);
  await nextTask();
}

it('shows a message while the pictures load', async () => {
  const element = mount('<cat-gallery></cat-gallery>');
  expect(shadowOf(element).querySelector('[role=status]')!.textContent).to.equal('Loading pictures...');
  await expectAccessible(element);
});

describe('cat-gallery', () => {
  before(() => gallery.loadData!());

  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}, as a grid and enlarged`, async () => {
      const element = mount(`<cat-gallery theme="${theme}"></cat-gallery>`);
      await expectAccessible(element);
      await open(element, 0);
      await expectAccessible(element);
    });
  }

  it('has as many columns as fit', () => {
    const columns = (width: number, count = '') => {
      const box = mount(`<div><cat-gallery ${count}></cat-gallery></div>`);
      box.style.width = `${width}px`;
      const grid = shadowOf(box.firstElementChild!).querySelector('.gallery-grid')!;
      return getComputedStyle(grid).gridTemplateColumns.split(' ').length;
    };
    expect(columns(220)).to.equal(1);
    expect(columns(390)).to.equal(2);
    expect(columns(600)).to.equal(3);
    expect(columns(1200)).to.equal(3);
    expect(columns(1200, 'columns="5"')).to.equal(5);
    expect(columns(600, 'columns="5"')).to.equal(3);
  });

  it('scrolls sideways in two rows when many columns do not fit', () => {
    const box = mount('<div style="width: 390px"><cat-gallery columns="5"></cat-gallery></div>');
    const shots = [...shadowOf(box.firstElementChild!).querySelectorAll('.shot')];
    expect(new Set(shots.map((shot) => Math.round(shot.getBoundingClientRect().top))).size).to.equal(2);
    const grid = shots[0]!.parentElement!;
    expect(grid.scrollWidth).to.be.greaterThan(grid.clientWidth * 2);
    expect(getComputedStyle(grid).overflowX).to.equal('auto');
  });

  it('opens the pressed picture and fires one event', async () => {
    const element = mount('<cat-gallery album="tours"></cat-gallery>');
    const received: EventDetail<'cat-picture-open'>[] = [];
    element.addEventListener('cat-picture-open', (event) => received.push(event.detail));
    const { href } = location;
    await open(element, 2);
    expect(counter(element)).to.equal(`3 / ${tours.length}`);
    expect(current(element)).to.equal(links(element)[2]!.querySelector('img')!.alt);
    expect(shadowOf(element).querySelector('.lightbox-caption')!.textContent).to.equal(tours[2]!.caption);
    expect(received).to.deep.equal([{ album: 'tours', id: tours[2]!.id }]);
    expect(location.href).to.equal(href);
  });

  it('moves by keys and buttons, also past the ends', async () => {
    const element = mount('<cat-gallery></cat-gallery>');
    await open(element, home.length - 1);
    await press(element, 'ArrowRight');
    expect(counter(element)).to.equal(`1 / ${home.length}`);
    await press(element, 'ArrowLeft');
    expect(counter(element)).to.equal(`${home.length} / ${home.length}`);
    await press(element, 'Home');
    expect(counter(element)).to.equal(`1 / ${home.length}`);
    await press(element, 'End');
    expect(counter(element)).to.equal(`${home.length} / ${home.length}`);
    shadowOf(element).querySelector<HTMLElement>('[aria-label="Next picture"]')!.click();
    await nextTask();
    expect(counter(element)).to.equal(`1 / ${home.length}`);
    shadowOf(element).querySelector<HTMLElement>('[aria-label="Previous picture"]')!.click();
    await nextTask();
    expect(counter(element)).to.equal(`${home.length} / ${home.length}`);
    expect(shadowOf(element).querySelector('dialog [role=status]')!.textContent).to.match(
      new RegExp(`^${home.length} / ${home.length}: .+`),
    );
  });

  it('moves by a horizontal swipe only', async () => {
    const element = mount('<cat-gallery></cat-gallery>');
    await open(element, 0);
    await swipe(element, 300, 180);
    expect(counter(element)).to.equal(`2 / ${home.length}`);
    await swipe(element, 180, 300);
    expect(counter(element)).to.equal(`1 / ${home.length}`);
    await swipe(element, 300, 290);
    await swipe(element, 300, 240, 200);
    expect(counter(element)).to.equal(`1 / ${home.length}`);
    const stage = shadowOf(element).querySelector('.lightbox-stage')!;
    const finger = (type: string, pointerId: number, clientX: number) =>
      stage.dispatchEvent(
        new PointerEvent(type, { pointerId, pointerType: 'touch', isPrimary: pointerId === 1, clientX }),
      );
    finger('pointerdown', 1, 300);
    finger('pointerdown', 2, 320);
    finger('pointermove', 1, 100);
    finger('pointerup', 1, 100);
    await nextTask();
    expect(counter(element)).to.equal(`1 / ${home.length}`);
  });

  it('closes by button, Escape and backdrop, and restores the focus', async () => {
    const element = mount('<cat-gallery></cat-gallery>');
    const ways: (() => void)[] = [
      () => shadowOf(element).querySelector<HTMLElement>('[aria-label=Close]')!.click(),
      () => dialog(element)!.dispatchEvent(new Event('cancel', { cancelable: true })),
      () => dialog(element)!.click(),
      () => shadowOf(element).querySelector<HTMLElement>('.lightbox-stage')!.click(),
    ];
    for (const [index, way] of ways.entries()) {
      await open(element, index);
      await press(element, 'ArrowRight');
      way();
      await until(() => !dialog(element)!.open);
      expect(shadowOf(element).activeElement).to.equal(links(element)[index]);
    }
  });

  it('locks the scroll position on our own site until it closes or is removed', async () => {
    const element = mount('<cat-gallery home></cat-gallery>');
    await open(element, 0);
    await press(element, 'ArrowRight');
    expect(document.documentElement.style.overflow).to.equal('hidden');
    shadowOf(element).querySelector<HTMLElement>('[aria-label=Close]')!.click();
    await until(() => !dialog(element)!.open);
    await until(() => document.documentElement.style.overflow === '');
    await open(element, 0);
    element.remove();
    await until(() => document.documentElement.style.overflow === '');
  });

  it('Tour or gallery image failure: replaces the picture by one of three after two failures', async () => {
    const element = mount('<cat-gallery></cat-gallery>');
    ignoreRealErrors(shadowOf(element));
    const shown = (index: number) => links(element)[index]!.querySelector('img')!;
    for (const [index, { id, alt }] of home.slice(0, 3).entries()) {
      const failing = shown(index);
      expect(failing.srcset).not.to.equal('');
      failing.dispatchEvent(new Event('error'));
      await until(() => failing.srcset === '');
      expect(shown(index).src).to.match(/-\d+\.webp$/);
      // Ignored during the retry.
      await until(() => failing.dispatchEvent(new Event('error')) && shown(index) !== failing);
      expect(shown(index).src).to.contain(`placeholder/gallery-${(id % 3) + 1}`);
      expect(shown(index).alt).to.equal(alt);
    }
  });
});
