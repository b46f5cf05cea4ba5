import type { Page } from '@playwright/test';

/** Most stops of a page that are looked at; the gallery has 59 pictures, the site map as many links. */
const MOST = 240;

/** The element that has the focus, also inside tags. */
export interface Stop {
  /** `a Gallery`, `input email`. */
  name: string;
  /** `textarea`, `a`; `lines` where nothing can be typed. */
  kind: string;
  /** The same for elements that look alike: what they are, where, and in what colors. */
  look: string;
  /** True in the header and the footer, which are the same on every page. */
  isChrome: boolean;
  /** In the window. */
  box: { left: number; top: number; right: number; bottom: number };
  /** True where something of it can be seen, and not what lies over it. */
  isVisible: boolean;
}

/** Walks through a page with the Tab key, and tells of each stop until the focus leaves the page. */
export async function eachStop(page: Page, visit: (stop: Stop) => Promise<void> | void): Promise<number> {
  for (let count = 0; count < MOST; count++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focused);
    if (!stop) return count;
    await visit(stop);
  }
  throw new Error(`More than ${MOST} stops.`);
}

/** Runs in the page: what has the focus, if anything, once it has been scrolled to. */
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
  // A widget that comes alive meanwhile hands the focus on from what it replaces.
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
  const image = element.querySelector('img');
  const name =
    element.getAttribute('aria-label') ||
    element.textContent.trim() ||
    element.getAttribute('name') ||
    image?.alt ||
    element.id;
  const { color, outlineColor } = getComputedStyle(element);
  const place = root instanceof ShadowRoot ? root.host.localName : element.closest('[class]')?.className;
  return {
    name: `${element.localName} ${name}`.trim(),
    kind: element.matches('textarea[readonly]') ? 'lines' : element.localName,
    look: [place, element.localName, element.className, color, outlineColor].join(),
    isChrome: Boolean(element.closest('.header, .footer')),
    box: { left, top, right, bottom },
    isVisible,
  };
}

/** Names the stops of which nothing can be seen, and the text areas where one does not see what one types. */
export async function coveredStops(page: Page): Promise<string[]> {
  const covered: string[] = [];
  await eachStop(page, async ({ name, kind, isVisible }) => {
    if (!isVisible) covered.push(name);
    if (kind === 'textarea') covered.push(...(await unseenLines(page)).map((line) => `${name}: ${line}`));
  });
  return covered;
}

/** Types more lines than the text area that has the focus can show, goes to the first one, and takes them back. */
async function unseenLines(page: Page): Promise<string[]> {
  const unseen: string[] = [];
  const look = async (line: string, atEnd: boolean) => {
    if (!(await page.evaluate(isLineSeen, atEnd))) unseen.push(line);
  };
  for (let line = 1; line <= 12; line++) await page.keyboard.type(`Line ${line}\n`);
  await look('the last line', true);
  await page.keyboard.press('Control+Home');
  await look('the first line', false);
  await page.keyboard.type('At the top. ');
  await look('the first line while typing', false);
  await page.keyboard.press('Control+End');
  await look('the last line, gone to', true);
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  return unseen;
}

/** Runs in the page: whether the line at the text area's lower or upper edge is seen. */
function isLineSeen(atEnd: boolean): boolean {
  let element = document.activeElement!;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  const { left, top, bottom } = element.getBoundingClientRect();
  const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
  const half = parseFloat(lineHeight) / 2;
  const y = atEnd ? bottom - parseFloat(paddingBottom) - half : top + parseFloat(paddingTop) + half;
  return (element.getRootNode() as ShadowRoot).elementFromPoint(left + 20, y) === element;
}
