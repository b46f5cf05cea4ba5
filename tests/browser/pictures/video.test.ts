import { expect } from 'chai';
import '../../../widgets/video/element';
import { filmUrl } from '../../../widgets/kit/services/film';
import { play, title, watch } from '#content/video';
import { expectAccessible } from '../accessible';
import { clock } from '../clock';
import { lines, mount, nextTask, ready, until } from '../stage';

before(() => ready('cat-video'));

const shadowOf = (element: Element) => element.shadowRoot!;
const frame = (element: Element) => shadowOf(element).querySelector('iframe');
const link = (element: Element) => shadowOf(element).querySelector<HTMLAnchorElement>('.film-link');
const press = (element: Element) => shadowOf(element).querySelector('button')!.click();
const start = async (element: Element) => {
  press(element);
  await until(() => frame(element));
};

/** The film's site is nowhere in these tests: what the browser would ask of it is answered here. */
let asked: string[] = [];
let answer: () => Promise<Response> = () => Promise.resolve(new Response());
const { fetch } = window;
beforeEach(() => {
  asked = [];
  answer = () => Promise.resolve(new Response());
  window.fetch = (input, init) => {
    asked.push(`${init?.mode} ${init?.credentials} ${String(input)}`);
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

  it('asks nothing of the film’s site before the press, and leaves a link', async () => {
    const element = mount('<cat-video></cat-video>');
    await nextTask();
    expect(frame(element)).to.equal(null);
    expect(asked).to.deep.equal([]);
    expect(shadowOf(element).querySelector('button')!.textContent).to.equal(play);
    expect([link(element)!.textContent, link(element)!.href]).to.deep.equal([watch, new URL(filmUrl()).href]);
  });

  it('shows the film in a frame at the press, tells the page once, and moves the focus there', async () => {
    const element = mount('<cat-video></cat-video>');
    let heard = 0;
    element.addEventListener('cat-video-play', () => (heard += 1));
    await start(element);
    const film = frame(element)!;
    expect(film.getAttribute('src')).to.equal(filmUrl());
    expect(film.title).to.equal(title);
    expect(shadowOf(element).activeElement).to.equal(film);
    expect(shadowOf(element).querySelector('button')).to.equal(null);
    expect(asked).to.deep.equal([`no-cors omit ${filmUrl()}`]);
    expect(heard).to.equal(1);
    expect(link(element)).not.to.equal(null);
  });

  const failed = async (element: Element) => {
    await until(() => !frame(element));
    await until(() => shadowOf(element).activeElement === link(element));
    expect(shadowOf(element).querySelector('[role=status]')!.textContent).to.equal(
      'The film can’t be shown here.',
    );
  };

  const violation = (effectiveDirective: string) =>
    document.dispatchEvent(
      new SecurityPolicyViolationEvent('securitypolicyviolation', {
        effectiveDirective,
        violatedDirective: effectiveDirective,
        blockedURI: filmUrl(),
        documentURI: location.href,
        originalPolicy: '',
        disposition: 'enforce',
        statusCode: 200,
      }),
    );

  it('leaves its link where the page’s policy forbids the frame', async () => {
    lines();
    const element = mount('<cat-video></cat-video>');
    await start(element);
    violation('frame-src');
    await failed(element);
  });

  it('gives up after fifteen seconds without an answer, not before', async () => {
    lines();
    const time = clock();
    try {
      const element = mount('<cat-video></cat-video>');
      answer = () => new Promise(() => undefined);
      // Nothing comes: what the frame itself says is kept from everybody.
      shadowOf(element).addEventListener('load', (event) => event.stopImmediatePropagation(), true);
      press(element);
      await time.settle();
      await time.pass(14_900);
      expect(frame(element)).not.to.equal(null);
      await time.pass(200);
      await failed(element);
    } finally {
      time.restore();
    }
  });
});
