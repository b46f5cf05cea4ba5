import type { Check } from '../check';

const list = '<cat-tour-list><a href="/tours">Cat history walking tours</a></cat-tour-list>';
const chunk = /\/c\/\w+\/tour-list\.js$/;

/** How the loader finds elements and handles failing files. */
export const loaderChecks: readonly Check[] = [
  {
    title: 'Loader: hydrates elements when it is added after them',
    at: { body: list },
    probe: async ({ addLoader, hydrated }) => {
      addLoader();
      return hydrated();
    },
    expected: true,
  },
  {
    title: 'Loader: hydrates an element next to forms that clobber methods, in an older browser',
    // Safari before 15.4 has no Object.hasOwn.
    at: { body: '<script>delete Object.hasOwn</script>{{LOADER}}' },
    probe: async ({ until, isHydrated }) => {
      await until(() => Symbol.for('cat-tours') in window, 'the loader runs');
      const forms = ['matches', 'contains', 'querySelectorAll', 'getAttribute', 'shadowRoot', 'parentNode']
        .map((name) => `<form data-cat="video"><input name="${name}"><input name="${name}"></form>`)
        .join('');
      document.body.insertAdjacentHTML('beforeend', `${forms}<cat-tour-list></cat-tour-list>`);
      return until(() => isHydrated(document.querySelector('cat-tour-list')!), 'the element is hydrated');
    },
    expected: true,
  },
  {
    title: 'Loader: hydrates elements that are added to an open shadow root, or with one',
    at: { body: '<div id="first"><template shadowrootmode="open"><p>Rooms</p></template></div>{{LOADER}}' },
    probe: async ({ until, isHydrated, elements }) => {
      await until(() => Symbol.for('cat-tours') in window, 'the loader runs');
      document.querySelector('#first')!.shadowRoot!.append(document.createElement('cat-tour-list'));
      const host = document.createElement('div');
      host.attachShadow({ mode: 'open' }).append(document.createElement('cat-price-calculator'));
      document.body.append(host);
      return until(() => elements().length === 2 && elements().every(isHydrated), 'both are hydrated');
    },
    expected: true,
  },
  {
    title: 'Loader: hydrates a lazy element when it is near the viewport',
    at: {
      body: `{{LOADER}}${list}<div style="height: 6000px"></div><cat-price-calculator loading="lazy"></cat-price-calculator>`,
    },
    probe: async ({ until, isHydrated, settle }) => {
      const near = document.querySelector('cat-tour-list')!;
      const far = document.querySelector('cat-price-calculator')!;
      await until(() => isHydrated(near), 'the element in view is hydrated');
      await settle();
      const before = isHydrated(far);
      far.scrollIntoView({ behavior: 'instant' });
      return [before, await until(() => isHydrated(far), 'the lazy element is hydrated')];
    },
    expected: [false, true],
  },
  {
    title: 'Loader: hydrates a lazy element that is hidden until it is defined',
    at: {
      body: `<style>:not(:defined) { display: none }</style>{{LOADER}}<cat-tour-list loading="lazy"></cat-tour-list>
        <p hidden><cat-price-calculator loading="lazy"></cat-price-calculator></p>`,
    },
    probe: async ({ until, isHydrated, settle }) => {
      await until(() => isHydrated(document.querySelector('cat-tour-list')!), 'the visible element');
      await settle();
      return isHydrated(document.querySelector('cat-price-calculator')!);
    },
    expected: false,
  },
  {
    title: 'Loader: retries a chunk that failed',
    at: { body: `{{LOADER}}${list}` },
    fails: { file: chunk, times: 1 },
    probe: ({ hydrated }) => hydrated(),
    expected: true,
  },
  {
    title: 'Loader: leaves the link and logs one line when a chunk never loads',
    at: { body: `{{LOADER}}${list}` },
    fails: { file: chunk, times: 99 },
    probe: async ({ until, lines }) => {
      await until(() => lines.length, 'a line on the console');
      return document.querySelector<HTMLElement>('cat-tour-list a')!.offsetWidth > 0;
    },
    expected: true,
    lines: [/^warn: \[cat\] cat-tour-list: could not be loaded$/],
  },
];
