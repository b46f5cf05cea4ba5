import type { Page } from '@playwright/test';

/** The gallery has 59 pictures, the site map as many links. */
const MAX_STOPS = 240;

/** The element that has the focus, also inside shadow roots. */
export interface Stop {
  /** `a Gallery`, `input email`. */
  name: string;
  isFrame: boolean;
  /** Equal for elements that look alike. */
  look: string;
  box: { left: number; top: number; right: number; bottom: number };
  /** True if a part of it is visible and not covered. */
  isVisible: boolean;
}

/** Presses Tab until the focus leaves the page. Returns the number of stops. */
export async function eachStop(page: Page, visit: (stop: Stop) => Promise<void> | void): Promise<number> {
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    if (!stop) return count;
    await visit(stop);
  }
  throw new Error(`More than ${MAX_STOPS} stops.`);
}

/** Returns the stop that has the focus, after scrolling ends. Runs in the page. */
async function focused(): Promise<Stop | undefined> {
  const active = () => {
    let found = document.activeElement;
    while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
    return found === document.body ? null : found;
  };
  const first = active();
  if (!first) return undefined;
  for (let before = NaN, now = scrollY; now !== before; now = scrollY) {
    before = now;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  // Hydration may have moved the focus to the element's own content.
  const element = active();
  if (!element) throw new Error(`The focus was lost: ${first.outerHTML}`);
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot | Document;
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const isVisible = parts.some((across) =>
    parts.some((down) => {
      const there = root.elementFromPoint(left + width * across, top + height * down);
      return there && (element.contains(there) || there.contains(element));
    }),
  );
  const name =
    element.getAttribute('aria-label') ||
    element.textContent.trim() ||
    element.getAttribute('name') ||
    element.querySelector('img')?.alt ||
    element.id;
  const { color, outlineColor } = getComputedStyle(element);
  const parent = root instanceof ShadowRoot ? root.host.localName : element.closest('[class]')?.className;
  return {
    name: `${element.localName} ${name}`.trim(),
    isFrame: element.localName === 'iframe',
    look: [parent, element.localName, element.className, color, outlineColor].join(),
    box: { left, top, right, bottom },
    isVisible,
  };
}

export async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await eachStop(page, ({ name, isVisible }) => {
    if (!isVisible) covered.push(name);
  });
  return covered;
}
