import { expect } from 'chai';
import { mount, until } from './stage';

/** A frame for each test, because a page cannot unload the loader. */
interface HostPage {
  body: HTMLElement;
  /** Messages of uncaught exceptions. */
  errors: string[];
  /** Chunks that the loader has imported, by name. */
  imported: () => string[];
}

/**
 * Runs the loader in a frame, with one element `cat-one`, whose chunk does not exist.
 * @param before script that runs first
 */
async function load(html: string, before = ''): Promise<HostPage> {
  const code = await (await fetch('/loader/loader.ts')).text();
  const chunks = {
    __CHUNKS__: 'runtime|rare|one 0',
    __HASHES__: '',
    __RARE__: 1,
    __BASE__: '/none/',
    __DATA__: 'data/',
    __OWN__: '',
    __VERSION__: '1',
    __SITE__: location.origin,
  };
  const frame = document.createElement('iframe');
  mount('').append(frame);
  const page = frame.contentWindow as Window & typeof globalThis & { eval(code: string): unknown };
  const errors: string[] = [];
  page.addEventListener('error', ({ message }) => errors.push(message));
  page.console.warn = () => undefined;
  page.document.body.innerHTML = html;
  page.eval(before);
  const constants = Object.entries(chunks).map(
    ([name, value]) => `const ${name} = ${JSON.stringify(value)};`,
  );
  page.eval(`(() => { ${constants.join('')} ${code.replace(/^export .*/m, '')} })()`);
  const imported = () =>
    page.performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/none\/(\w+)\.js$/.exec(name)?.[1] ?? []);
  return { body: page.document.body, errors, imported };
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** How an element is added to a page. */
const rows: [title: string, add: (body: HTMLElement) => void, chunk?: string][] = [
  ['by itself', (body) => body.append(body.ownerDocument.createElement('cat-one'))],
  [
    'inside other elements',
    (body) => body.insertAdjacentHTML('beforeend', '<p><b><cat-one></cat-one></b></p>'),
  ],
  // Its chunk loads the element.
  ['as a div', (body) => body.insertAdjacentHTML('beforeend', '<p><div data-cat="one"></div></p>'), 'rare'],
  [
    'in an open shadow root of a plain div',
    (body) => {
      const host = body.ownerDocument.createElement('div');
      host.attachShadow({ mode: 'open' }).innerHTML = '<cat-one></cat-one>';
      const box = body.ownerDocument.createElement('section');
      box.append(host);
      body.append(box);
    },
  ],
  [
    'into an open shadow root that was there before',
    (body) => {
      const root = body.querySelector('#host')!.attachShadow({ mode: 'open' });
      body.append('');
      body.append(body.querySelector('#host')!);
      void later(700).then(() => root.append(body.ownerDocument.createElement('cat-one')));
    },
  ],
  [
    'next to a form whose fields clobber its methods',
    (body) =>
      body.insertAdjacentHTML(
        'beforeend',
        ['matches', 'contains', 'querySelectorAll', 'getAttribute', 'shadowRoot', 'parentNode']
          .map((name) => `<form data-cat="one"><input name="${name}"><input name="${name}"></form>`)
          .join('') + '<cat-one></cat-one>',
      ),
  ],
];

describe('loader', () => {
  for (const [title, add, chunk = 'one'] of rows)
    it(`loads an element that is added ${title}`, async () => {
      const { body, errors, imported } = await load('<div id="host"></div>');
      await later(100);
      expect(imported()).to.deep.equal([]);
      add(body);
      await until(() => imported().includes(chunk));
      expect(errors).to.deep.equal([]);
    });

  it('loads the elements in the document', async () => {
    const { imported } = await load('<cat-one></cat-one>');
    await until(() => imported().includes('one'));
  });

  for (const [title, html, expected] of [
    ['loads a lazy element that is hidden until it is defined', '<cat-one loading="lazy"></cat-one>', true],
    [
      'does not load a lazy element in a hidden tab',
      '<p hidden><cat-one loading="lazy"></cat-one></p>',
      false,
    ],
  ] as const)
    it(title, async () => {
      const { imported } = await load(`<style>:not(:defined) { display: none }</style>${html}`);
      await later(500);
      expect(imported().includes('one')).to.equal(expected);
    });

  it('does not throw when the browser lacks Object.hasOwn', async () => {
    const { body, errors, imported } = await load('', 'delete Object.hasOwn');
    body.insertAdjacentHTML('beforeend', '<p>Later</p><cat-one></cat-one>');
    await until(() => imported().includes('one'));
    expect(errors).to.deep.equal([]);
  });
});
