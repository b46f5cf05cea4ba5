import type { Recorded } from './recorder';

/**
 * Returns what probes may use. Runs in the page: its text is sent there, so it uses nothing from outside.
 * @param site the address of our site, as the page knows it
 */
export function pageHelp(site: string) {
  /** Waits for a condition; says which one when it does not come true in 20 s. */
  const until = async <T>(condition: () => T, what = String(condition)): Promise<NonNullable<T>> => {
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      const value = condition();
      if (value) return value;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`waited in vain for ${what}`);
  };
  /** Every element in document order, those in open shadow roots included. */
  const everything = (root: ParentNode = document): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  const tags = () => everything().filter(({ localName }) => localName.startsWith('cat-'));
  /** The element that wraps a tag's inside. */
  const wrapper = (tag: Element) => tag.shadowRoot?.querySelector<HTMLElement>('[data-cat]') ?? null;
  /** Defined and drawn, and what it shows has come. */
  const isAlive = (tag: Element) =>
    tag.matches(':defined') &&
    Boolean(wrapper(tag)?.firstChild) &&
    !tag.shadowRoot!.querySelector('[part=loading]');

  return {
    site,
    until,
    everything,
    tags,
    wrapper,
    isAlive,
    /**
     * Waits until the page is there, what is below its first view too, and every tag in it runs, but for those that
     * wait to come near.
     */
    alive: () =>
      until(
        () =>
          document.readyState === 'complete' &&
          !document.querySelector('[data-first-view]') &&
          tags().every((tag) => isAlive(tag) || tag.getAttribute('loading') === 'lazy'),
        'every tag to be alive',
      ),
    /** Waits until nothing inside a tag has changed for a quarter of a second: some fetch what they show. */
    async still(element: Element) {
      let before: string | undefined;
      const now = () => wrapper(element)?.innerHTML ?? '';
      await until(() => now() !== '', 'the tag to show something');
      while (before !== now()) {
        before = now();
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    },
    /** Waits until what was queued has happened and has been painted. */
    async settle() {
      for (let frame = 0; frame < 3; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
    /** Adds markup to the end of the page and gives its first element. */
    put(markup: string): HTMLElement {
      const box = document.createElement('div');
      box.innerHTML = markup;
      document.body.append(box);
      return box.firstElementChild as HTMLElement;
    },
    /** Adds the loader, as a page does that decides late. */
    addLoader(): void {
      const script = document.createElement('script');
      script.async = true;
      script.src = `${site}/loader.js`;
      document.head.append(script);
    },
    /** Has a tag defined by the loader, and takes what that needed out of the page again. */
    async define(tag: string): Promise<void> {
      const first = document.createElement(tag);
      document.body.append(first);
      await until(() => isAlive(first), `${tag} to be alive`);
      first.remove();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
    /** The address that a tag's chunk was loaded from. */
    chunkOf(tag: string): string {
      const file = new RegExp(`/c/\\w+/${tag.replace('cat-', '')}\\.js$`);
      const found = performance.getEntriesByType('resource').find(({ name }) => file.test(name));
      if (!found) throw new Error(`no chunk of ${tag} was loaded`);
      return found.name;
    },
    /** The titles of the tours that a list shows. */
    titles: (list: Element) =>
      [...list.shadowRoot!.querySelectorAll('li :is(h2, h3, h4) a')].map((link) => link.textContent),
    /** Record that the page has kept since its first line. */
    recorded: (window as unknown as { recorded: Recorded }).recorded,
  };
}

export type Help = ReturnType<typeof pageHelp>;

/** The middle of an element, brought into view; runs in the page. */
export async function middle(help: Help, path: string): Promise<{ x: number; y: number }> {
  await help.alive();
  const element = path
    .split(' >> ')
    .reduce<Element | null>(
      (host, selector) => (host ? (host.shadowRoot ?? document).querySelector(selector) : null),
      document.documentElement,
    );
  if (!element) throw new Error(`there is no ${path}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** The expression that runs a function of ours in a page, with the helpers and one more argument. */
export const expression = (run: (help: Help, more: string) => unknown, site: string, more = '') =>
  // The translator marks functions with their names through a helper of its own.
  `(async () => {
    const __name = (value) => value;
    const help = (${pageHelp.toString()})(${JSON.stringify(site)});
    const answer = await (${run.toString()})(help, ${JSON.stringify(more)});
    return JSON.stringify(answer ?? null);
  })()`;
