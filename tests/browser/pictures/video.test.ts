import { expect } from 'chai';
import '../../../widgets/video/element';
import { film as report } from '#content/film';
import { play, title, watch } from '#content/video';
import { expectAccessible } from '../accessible';
import { clock } from '../clock';
import { recordWarnings, mount, nextTask, ready, until } from '../stage';

before(() => ready('cat-video'));

const shadowOf = (element: Element) => element.shadowRoot!;
const frame = (element: Element) => shadowOf(element).querySelector('iframe');
const link = (element: Element) => shadowOf(element).querySelector<HTMLAnchorElement>('.film-link');
const press = (element: Element) => shadowOf(element).querySelector('button')!.click();
const start = async (element: Element) => {
  press(element);
  await until(() => frame(element));
};

/** Requests to the film's site, which are mocked. */
let requested: string[] = [];
let answer: () => Promise<Response> = () => Promise.resolve(new Response());
const { fetch } = window;
beforeEach(() => {
  requested = [];
  answer = () => Promise.resolve(new Response());
  window.fetch = (input, init) => {
    requested.push(`${init?.mode} ${init?.credentials} ${String(input)}`);
    return answer();
  };
});
afterEach(() => {
  window.fetch = fetch;
});

describe('cat-video', () => {
  for (const theme of ['light', 'dark']) {
    it(`has no accessibility findings in ${theme}, still and playing`, async () => {
      const element = mount(`<cat-video theme="${theme}"></cat-video>`);
      await expectAccessible(element);
      await start(element);
      await expectAccessible(element);
    });
  }

  it('requests nothing before play, and has a link', async () => {
    const element = mount('<cat-video></cat-video>');
    await nextTask();
    expect(frame(element)).to.equal(null);
    expect(requested).to.deep.equal([]);
    expect(shadowOf(element).querySelector('button')!.textContent).to.equal(play);
    expect([link(element)!.textContent, link(element)!.href]).to.deep.equal([
      watch,
      new URL(report.url).href,
    ]);
  });

  it('shows the film on play, fires one event and moves the focus there', async () => {
    const element = mount('<cat-video></cat-video>');
    let heard = 0;
    element.addEventListener('cat-video-play', () => (heard += 1));
    await start(element);
    const film = frame(element)!;
    expect(film.getAttribute('src')).to.equal(report.url);
    expect(film.title).to.equal(title);
    expect(shadowOf(element).activeElement).to.equal(film);
    expect(shadowOf(element).querySelector('button')).to.equal(null);
    expect(requested).to.deep.equal([`no-cors omit ${report.url}`]);
    expect(heard).to.equal(1);
    expect(link(element)).not.to.equal(null);
  });

  it('gives up after fifteen seconds without an answer', async () => {
    recordWarnings();
    const time = clock();
    try {
      const element = mount('<cat-video></cat-video>');
      answer = () => new Promise(() => undefined);
      // The frame's own `load` event must not arrive.
      shadowOf(element).addEventListener('load', (event) => event.stopImmediatePropagation(), true);
      press(element);
      await time.settle();
      await time.advance(14_900);
      expect(frame(element)).not.to.equal(null);
      await time.advance(200);
      await until(() => !frame(element) && shadowOf(element).activeElement === link(element));
      expect(shadowOf(element).querySelector('[role=status]')!.textContent).to.equal(
        'The film can’t be shown here.',
      );
    } finally {
      time.restore();
    }
  });
});
