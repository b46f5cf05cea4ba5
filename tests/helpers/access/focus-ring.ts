import type { CDPSession, Page } from '@playwright/test';
import { contrast, takeScreenshot } from './contrast';
import { eachStop, type Stop } from './focus';

/** Minimum contrast between a pixel with and without focus. */
const MIN_CONTRAST = 3;
/** Minimum width of the ring: the area of such a line must change. */
const THICKNESS_PX = 2;
/** Largest distance of a ring from its element. */
const MARGIN_PX = 10;

type Size = Record<'width' | 'height', number>;

/**
 * Presses Tab through a page and returns each stop whose focus ring has too little contrast or is too thin, by comparing
 * screenshots with and without focus.
 * @param alike number of stops of the same look that are tested
 */
export async function weakFocusRings(page: Page, { alike }: { alike: number }): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const viewport = page.viewportSize()!;
  const weak: string[] = [];
  const seen = new Map<string, number>();
  let last = '';
  await eachStop(page, async ({ name, isFrame, look, box }) => {
    // A date field has several stops with one name.
    if (isFrame || name === last) return;
    last = name;
    const count = (seen.get(look) ?? 0) + 1;
    seen.set(look, count);
    if (count > alike) return;
    const { left, top, right, bottom } = box;
    if (right <= 0 || bottom <= 0 || left >= viewport.width || top >= viewport.height)
      return void weak.push(`${name}: not in the viewport`);
    const measured = await measureRing(page, session, box);
    // Late content may have moved the element between two screenshots.
    const { changed, needed } =
      measured.changed < measured.needed
        ? await measureRing(page, session, await page.evaluate(restoreFocus))
        : measured;
    if (changed < needed) weak.push(`${name}: ${changed} of ${needed} pixels`);
  });
  await session.detach();
  return weak;
}

/** Counts the pixels that change with the focus, and those that must. */
async function measureRing(page: Page, session: CDPSession, box: Stop['box']) {
  const { width, height } = page.viewportSize()!;
  const x = Math.max(0, Math.floor(box.left) - MARGIN_PX);
  const y = Math.max(0, Math.floor(box.top) - MARGIN_PX);
  const part = {
    x,
    y,
    width: Math.min(width, Math.ceil(box.right) + MARGIN_PX) - x,
    height: Math.min(height, Math.ceil(box.bottom) + MARGIN_PX) - y,
  };
  const { pixels: focused } = await takeScreenshot(session, part);
  const isMoved = await page.evaluate(blur);
  const { pixels: plain } = await takeScreenshot(session, part);
  if (isMoved) await page.evaluate(restoreFocus);
  let changed = 0;
  for (let at = 0; at < focused.length; at += 3) {
    if (focused.compare(plain, at, at + 3, at, at + 3) === 0) continue;
    if (contrast(focused, plain, at) >= MIN_CONTRAST) changed += 1;
  }
  return { changed, needed: neededPixels(box, { width, height }) };
}

/**
 * Removes the focus; the Tab key continues from the same position. Returns true if it had to move it: a date field keeps
 * it on blur. Runs in the page.
 */
function blur(): boolean {
  let element = document.activeElement as HTMLElement;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLElement;
  Object.assign(window, { left: element });
  element.blur();
  if (!element.matches(':focus')) return false;
  document.getElementById('main')!.focus({ preventScroll: true });
  return true;
}

/** Restores the focus and returns the element's box. Runs in the page. */
function restoreFocus(): Stop['box'] {
  const { left: element } = window as unknown as { left: HTMLElement };
  element.focus({ preventScroll: true });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

/** Counts the pixels of a line around a box, without edges that are outside the viewport. */
function neededPixels(box: Stop['box'], { width, height }: Size): number {
  const wide = Math.min(box.right, width) - Math.max(box.left, 0);
  const high = Math.min(box.bottom, height) - Math.max(box.top, 0);
  const edges =
    wide * (Number(box.top >= 0) + Number(box.bottom <= height)) +
    high * (Number(box.left >= 0) + Number(box.right <= width));
  return Math.round(edges * THICKNESS_PX);
}
