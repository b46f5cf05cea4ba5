import { expect } from 'chai';
import { home, tours } from '#content/gallery';
import { shadowHtml } from '../../../site/prerender/html/shadow';
import { define } from '../../../widgets/kit/element/define';
import { flag } from '../../../widgets/kit/element/attributes';
import { query } from '../../../widgets/kit/data/query';
import { gallery } from '../../../widgets/gallery/element';
import { Gallery } from '../../../widgets/gallery/gallery';
import type { PictureOpen } from '../../../widgets/gallery/viewer';
import type { Album, AlbumPicture } from '../../../widgets/kit/model/gallery';
import type { Definition } from '../../../widgets/kit/element/definition';
import { createElement } from 'react';
import { expectAccessible } from '../accessible';
import { lines, mount, nextTask, ready, unfailing, until } from '../stage';

before(async () => {
  await gallery.prepare!();
  await ready('cat-gallery');
});

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

describe('cat-gallery', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}, as a grid and as the large view`, async () => {
      const element = mount(`<cat-gallery theme="${theme}"></cat-gallery>`);
      await expectAccessible(element);
      await open(element, 0);
      await expectAccessible(element);
    });
  }

  it('stands in as many columns as there is room for', () => {
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

  it('is a strip of two rows that scrolls sideways, where there is no room for many columns', () => {
    const box = mount('<div style="width: 390px"><cat-gallery columns="5"></cat-gallery></div>');
    const shots = [...shadowOf(box.firstElementChild!).querySelectorAll('.shot')];
    expect(new Set(shots.map((shot) => Math.round(shot.getBoundingClientRect().top))).size).to.equal(2);
    const grid = shots[0]!.parentElement!;
    expect(grid.scrollWidth).to.be.greaterThan(grid.clientWidth * 2);
    expect(getComputedStyle(grid).overflowX).to.equal('auto');
  });

  it('opens the picture that was pressed, says which, and tells the page once', async () => {
    const element = mount('<cat-gallery album="tours"></cat-gallery>');
    const received: PictureOpen[] = [];
    element.addEventListener('cat-picture-open', (event) => received.push(event.detail));
    const { href } = location;
    await open(element, 2);
    expect(counter(element)).to.equal(`3 / ${tours.length}`);
    expect(current(element)).to.equal(links(element)[2]!.querySelector('img')!.alt);
    expect(shadowOf(element).querySelector('.lightbox-caption')!.textContent).to.equal('Keeping shop');
    expect(received).to.deep.equal([{ album: 'tours', id: 3 }]);
    expect(location.href).to.equal(href);
  });

  it('goes on and back by keys and buttons, and past the ends', async () => {
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

  it('goes on by a swipe sideways, not by a tap, by one that goes up, or with two fingers', async () => {
    const element = mount('<cat-gallery></cat-gallery>');
    await open(element, 0);
    await swipe(element, 300, 180);
    expect(counter(element)).to.equal(`2 / ${home.length}`);
    await swipe(element, 180, 300);
    expect(counter(element)).to.equal(`1 / ${home.length}`);
    await swipe(element, 300, 290);
    await swipe(element, 300, 240, 200);
    expect(counter(element)).to.equal(`1 / ${home.length}`);
    const stage = shadowOf(element).querySelector<HTMLElement>('.lightbox-stage')!;
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
    expect(stage.style.getPropertyValue('--_drag')).to.equal('');
  });

  it('closes by its button, Escape and a press beside the picture, and hands the focus back', async () => {
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

  it('never touches the page that it is a guest of', async () => {
    const element = mount('<cat-gallery></cat-gallery>');
    await open(element, 0);
    expect(document.documentElement.getAttribute('style')).to.equal(null);
    expect(document.body.getAttribute('style')).to.equal(null);
  });

  it('locks the page on our own site, and lets it go', async () => {
    const element = mount('<cat-gallery home></cat-gallery>');
    await open(element, 0);
    await press(element, 'ArrowRight');
    expect(document.documentElement.style.overflow).to.equal('hidden');
    shadowOf(element).querySelector<HTMLElement>('[aria-label=Close]')!.click();
    await until(() => !dialog(element)!.open);
    await until(() => document.documentElement.style.overflow === '');
  });

  it('closes with the tag when that is removed', async () => {
    const element = mount('<cat-gallery home></cat-gallery>');
    await open(element, 0);
    await until(() => document.documentElement.style.overflow === 'hidden');
    element.remove();
    await nextTask();
    expect(document.documentElement.style.overflow).to.equal('');
  });

  it('Tour or gallery image failure: a picture that failed twice is replaced by one of three, chosen by its id', async () => {
    const element = mount('<cat-gallery></cat-gallery>');
    unfailing(shadowOf(element));
    const shown = (index: number) => links(element)[index]!.querySelector('img')!;
    for (const index of [0, 1, 2, 3]) {
      const failing = shown(index);
      expect(failing.srcset).not.to.equal('');
      failing.dispatchEvent(new Event('error'));
      await until(() => failing.srcset === '');
      expect(shown(index).src).to.match(/gallery\/tours\/\d\d-[0-9a-f]{8}-\d+\.webp$/);
      // While it is being fetched again, that is no failure.
      await until(() => failing.dispatchEvent(new Event('error')) && shown(index) !== failing);
    }
    const files = [0, 1, 2, 3].map((index) => /placeholder\/(gallery-\d)/.exec(shown(index).src)![1]);
    expect(files).to.deep.equal(['gallery-2', 'gallery-3', 'gallery-1', 'gallery-2']);
    expect(shown(0).alt, 'it keeps its words').to.match(/^A tuxedo cat with a shoulder bag/);
  });
});

/** Galleries of other albums than ours, each under a tag of its own. */
let made = 0;
async function galleryOf(load: (album: Album) => Promise<readonly AlbumPicture[]>, columns = 3) {
  const tag = `cat-gallery-made-${(made += 1)}` as const;
  const albums = query(load);
  const picture = { width: 4, height: 3, color: '', file: '/img/none-', widths: [480], endings: ['webp'] };
  const definition = define({
    ...(gallery as unknown as Definition),
    tag,
    attributes: { any: flag() },
    component: () =>
      createElement(Gallery, { albums, album: 'home', columns, none: picture, fallbacks: [picture] }),
  });
  await ready(tag);
  return { tag, definition };
}

describe('an album on its way', () => {
  it('shows paws and says so, until it is there', async () => {
    let arrive: ((pictures: AlbumPicture[]) => void) | undefined;
    const { tag } = await galleryOf(() => new Promise((resolve) => (arrive = resolve)));
    const element = mount(`<${tag}></${tag}>`);
    expect(shadowOf(element).querySelector('[role=status]')!.textContent).to.equal('Loading pictures...');
    await expectAccessible(element);
    await until(() => arrive !== undefined);
    arrive!([]);
    await until(() => shadowOf(element).querySelector('.gallery-empty'));
  });

  it('offers to try again when two attempts have failed, and then asks a third time', async () => {
    const said = lines();
    const asked: string[] = [];
    const { tag } = await galleryOf((album) => {
      asked.push(album);
      return asked.length < 3 ? Promise.reject(new Error('offline')) : Promise.resolve([]);
    });
    const element = mount(`<${tag}><a href="/gallery">Gallery</a></${tag}>`);
    const button = (await until(() => shadowOf(element).querySelector('button')))!;
    expect(shadowOf(element).querySelector('[role=status]')!.textContent).to.equal(
      'This couldn’t be loaded.Try again',
    );
    await expectAccessible(element);
    expect(asked).to.deep.equal(['home', 'home']);
    expect(said).to.deep.equal([`[cat] ${tag}: could not be fetched: Error: offline`]);
    button.click();
    await until(() => shadowOf(element).querySelector('.gallery-empty'));
    expect(asked).to.deep.equal(['home', 'home', 'home']);
  });
});

describe('a prerendered gallery', () => {
  it('takes its pictures from its own HTML and fetches no album', async () => {
    const { pictures } = await import('#content/album-home');
    let asked = 0;
    // What the prerenderer knows.
    const known = await galleryOf(async () => pictures);
    const warm = mount(`<${known.tag}></${known.tag}>`);
    await until(() => links(warm).length);
    // What the browser knows: nothing.
    const { tag } = await galleryOf(() => {
      asked += 1;
      return Promise.reject(new Error('nobody should ask'));
    });
    const host = document.createElement('div');
    host.setHTMLUnsafe(
      `<${tag}-before><template shadowrootmode="open">${shadowHtml(known.definition as unknown as Definition, known.definition.hash, '', {})}</template></${tag}-before>`,
    );
    mount('').append(host);
    const element = host.firstElementChild!;
    unfailing(shadowOf(element));
    const nodes = [...shadowOf(element).querySelectorAll('*')];
    expect(nodes.length).to.be.greaterThan(60);
    customElements.define(`${tag}-before`, class extends customElements.get(tag)! {});
    await nextTask();
    expect([...shadowOf(element).querySelectorAll('*')]).to.deep.equal(nodes);
    await open(element, 1);
    expect(counter(element)).to.equal(`2 / ${home.length}`);
    expect(current(element)).to.equal(pictures[1]!.alt);
    expect(shadowOf(element).querySelector('.lightbox-caption')!.textContent).to.equal(pictures[1]!.caption);
    expect(shadowOf(element).querySelector<HTMLImageElement>('[data-current] img')!.srcset).to.equal(
      links(element)[1]!.querySelector('img')!.srcset,
    );
    expect(asked).to.equal(0);
  });
});
