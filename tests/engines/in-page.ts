/** Returns the helpers of probes. Runs in the page, so it has no closure. */
function pageHelp(site: string) {
  /** Waits until a condition holds. Throws after 20 s. */
  const until = async <T>(condition: () => T, what = String(condition)): Promise<NonNullable<T>> => {
    for (const end = Date.now() + 20_000; Date.now() < end;) {
      const value = condition();
      if (value) return value;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    throw new Error(`timeout: ${what}`);
  };
  const everything = (root: ParentNode = document): Element[] =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? everything(element.shadowRoot) : []),
    ]);
  /** Every element of the product, also in open shadow roots. */
  const elements = () => everything().filter(({ localName }) => localName.startsWith('cat-'));
  const content = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('[data-cat]') ?? null;
  const isHydrated = (element: Element) =>
    element.matches(':defined') &&
    Boolean(content(element)?.firstChild) &&
    !element.shadowRoot!.querySelector('[part=loading]');
  return {
    until,
    elements,
    content,
    isHydrated,
    /** Waits until the whole page is shown and every element that is not lazy is hydrated. */
    hydrated: () =>
      until(
        () =>
          document.readyState === 'complete' &&
          !document.querySelector('[data-first-view]') &&
          elements().every((element) => isHydrated(element) || element.getAttribute('loading') === 'lazy'),
        'every element is hydrated',
      ),
    /** Waits for three frames. */
    async settle() {
      for (let frame = 0; frame < 3; frame++) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        await new Promise((resolve) => setTimeout(resolve, 0));
      }
    },
    addLoader(): void {
      const script = document.createElement('script');
      script.async = true;
      script.src = `${site}/loader.js`;
      document.head.append(script);
    },
    lines: (window as unknown as { lines: string[] }).lines,
  };
}

export type Help = ReturnType<typeof pageHelp>;

/** Scrolls an element into view and returns its center. Runs in the page. */
export async function centerOf(help: Help, path: string): Promise<{ x: number; y: number }> {
  await help.hydrated();
  const element = path
    .split(' >> ')
    .reduce<Element | null>(
      (host, selector) => host && (host.shadowRoot ?? document).querySelector(selector),
      document.documentElement,
    );
  if (!element) throw new Error(`there is no ${path}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Firefox finds what is under a click by what it has painted.
  await help.settle();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
}

/** Returns an expression that runs a function in a page, with the `__name` helper of esbuild. */
export const expression = (run: (help: Help, argument: string) => unknown, site: string, argument = '') =>
  `(async () => {
    const __name = (value) => value;
    const help = (${pageHelp.toString()})(${JSON.stringify(site)});
    const answer = await (${run.toString()})(help, ${JSON.stringify(argument)});
    return JSON.stringify(answer ?? null);
  })()`;
