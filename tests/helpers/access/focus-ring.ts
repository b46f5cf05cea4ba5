import type { Page } from '@playwright/test';
import { contrast, photograph, type Photograph } from './contrast';
import { eachStop, type Stop } from './focus';

/** Least contrast between a pixel with the focus and the same pixel without it, for it to count. */
const CONTRAST = 3;
/** A line of this many pixels around the element: so many pixels must change. */
const THICKNESS = 2;
/** Largest distance of a ring from its element. */
const AROUND = 10;

interface Options {
  /** Of elements that look alike, so many are looked at; all if left out. */
  alike?: number;
}

/**
 * Walks through a page with the Tab key, compares the window with the focus and without it, and names each stop
 * whose ring is too faint or too thin: fewer pixels change by 3:1 than a line of 2 px around it has.
 */
export async function faintStops(page: Page, { alike = Infinity }: Options = {}): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const faint: string[] = [];
  const seen = new Map<string, number>();
  let last = '';
  await eachStop(page, async (stop) => {
    // What has the focus inside a frame is the frame's.
    // One goes through the parts of a date field; it is one element.
    if (stop.kind === 'iframe' || stop.name === last) return;
    last = stop.name;
    const count = (seen.get(stop.look) ?? 0) + 1;
    seen.set(stop.look, count);
    if (count > alike) return;
    const focused = await photograph(session);
    const isHeld = await page.evaluate(blur);
    const plain = await photograph(session);
    if (isHeld) await page.evaluate(focusAgain);
    const { changed, needed } = compare(focused, plain, stop.box);
    if (changed < needed) faint.push(`${stop.name}: ${changed} of ${needed} pixels`);
  });
  await session.detach();
  return faint;
}

/**
 * Runs in the page: takes the focus away; the Tab key goes on from the same place. A date field keeps the focus in one
 * of its parts: it has to lose it to something else.
 */
function blur(): boolean {
  let element = document.activeElement as HTMLElement;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement as HTMLElement;
  element.blur();
  if (!element.matches(':focus')) return false;
  Object.assign(window, { left: element });
  document.getElementById('main')!.focus({ preventScroll: true });
  return true;
}

/** Runs in the page: gives it back. */
function focusAgain(): void {
  (window as unknown as { left: HTMLElement }).left.focus({ preventScroll: true });
}

function compare(one: Photograph, other: Photograph, box: Stop['box']): { changed: number; needed: number } {
  const { width, height } = one;
  const left = Math.max(0, Math.floor(box.left) - AROUND);
  const top = Math.max(0, Math.floor(box.top) - AROUND);
  const right = Math.min(width, Math.ceil(box.right) + AROUND);
  const bottom = Math.min(height, Math.ceil(box.bottom) + AROUND);
  let changed = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 3;
      if (one.pixels.compare(other.pixels, at, at + 3, at, at + 3) === 0) continue;
      if (contrast(one.pixels, other.pixels, at) >= CONTRAST) changed += 1;
    }
  }
  // Only edges that are in the window can be seen.
  const wide = Math.min(box.right, width) - Math.max(box.left, 0);
  const high = Math.min(box.bottom, height) - Math.max(box.top, 0);
  const edges =
    wide * (Number(box.top >= 0) + Number(box.bottom <= height)) +
    high * (Number(box.left >= 0) + Number(box.right <= width));
  return { changed, needed: Math.round(edges * THICKNESS) };
}
