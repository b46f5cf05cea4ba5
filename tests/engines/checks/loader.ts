import type { Check } from '../check';

const link = '<a href="/tours">Cat history walking tours</a>';
const list = `<cat-tour-list>${link}</cat-tour-list>`;

/** Checks of the places in which the loader finds tags, and of what it makes of files that do not come. */
export const loaderChecks: readonly Check[] = [
  {
    title: 'Loader: finds the tags that stand in a page',
    at: { partner: 'plain' },
    probe: async ({ alive, tags, titles }) => {
      await alive();
      return tags().map((tag) => (tag.localName === 'cat-tour-list' ? titles(tag).length : tag.localName));
    },
    expected: [4, 4, 4, 'cat-price-calculator'],
  },
  {
    title: 'Loader: comes later than its tags',
    at: { body: list },
    probe: async ({ addLoader, alive }) => {
      addLoader();
      return alive();
    },
    expected: true,
  },
  {
    title: 'Loader: finds tags that are added to an open shadow root, or together with one',
    at: { body: '<div id="first"><template shadowrootmode="open"><p>Rooms</p></template></div>{{LOADER}}' },
    probe: async ({ until, isAlive, tags }) => {
      await until(() => Symbol.for('cat-tours') in window, 'the loader');
      document.querySelector('#first')!.shadowRoot!.append(document.createElement('cat-tour-list'));
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' }).append(document.createElement('cat-price-calculator'));
      document.body.append(host);
      await until(() => tags().length === 2 && tags().every(isAlive), 'both tags to be alive');
      return tags().map(({ localName }) => localName);
    },
    expected: ['cat-tour-list', 'cat-price-calculator'],
  },
  {
    title: 'Loader: finds the tags of a body that replaces the first one',
    at: { body: '{{LOADER}}' },
    probe: async ({ until, alive }) => {
      await until(() => Symbol.for('cat-tours') in window, 'the loader');
      const body = document.createElement('body');
      body.append(document.createElement('cat-tour-list'));
      document.body.replaceWith(body);
      return alive();
    },
    expected: true,
  },
  {
    title: 'Loader: leaves a lazy tag alone until it is near',
    at: {
      body: `{{LOADER}}${list}<div style="height: 6000px"></div><cat-price-calculator loading="lazy"></cat-price-calculator>`,
    },
    probe: async ({ until, isAlive, settle }) => {
      const near = document.querySelector('cat-tour-list')!;
      const far = document.querySelector('cat-price-calculator')!;
      await until(() => isAlive(near), 'the tag in view to be alive');
      await settle();
      const before = isAlive(far);
      far.scrollIntoView({ behavior: 'instant' });
      return [before, await until(() => isAlive(far), 'the lazy tag to be alive')];
    },
    expected: [false, true],
  },
  {
    title: 'Loader: two versions of it on a page do no harm',
    at: { partner: 'two-loaders' },
    probe: ({ alive }) => alive(),
    expected: true,
    says: [/^warn: \[cat\] loader \S+: \S+ came first and stays$/],
  },
  {
    title: 'Loader: asks again for a chunk that did not come',
    at: { body: `{{LOADER}}${list}` },
    fails: { file: /\/c\/\w+\/tour-list\.js$/, times: 1 },
    probe: ({ alive }) => alive(),
    expected: true,
  },
  {
    title: 'Loader: leaves the link and one line where a chunk never comes',
    at: { body: `{{LOADER}}${list}` },
    fails: { file: /\/c\/\w+\/tour-list\.js$/, times: 99 },
    probe: async ({ until, recorded }) => {
      await until(() => recorded.lines.length, 'a line on the console');
      const { offsetWidth, textContent } = document.querySelector<HTMLElement>('cat-tour-list a')!;
      return [offsetWidth > 0, textContent];
    },
    expected: [true, 'Cat history walking tours'],
    says: [/^warn: \[cat\] cat-tour-list: could not be loaded$/],
  },
];
