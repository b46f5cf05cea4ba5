import type { CDPSession, Page } from '@playwright/test';
import { contrast, photograph, type Part, type Photograph } from './contrast';
import { eachStop, type Stop } from './focus';

/** Least contrast between a pixel with the focus and the same pixel without it, for it to count. */
const CONTRAST = 3;
/** A line of this many pixels around the element: so many pixels must change. */
const THICKNESS = 2;
/** Largest distance of a ring from its element. */
const AROUND = 10;

type Size = Record<'width' | 'height', number>;

interface Ring {
  changed: number;
  needed: number;
}

interface Options {
  /** Of elements that look alike, so many are looked at; all if left out. */
  alike?: number;
  /** False leaves out the header and the footer. */
  chrome?: boolean;
}

/**
 * Walks through a page with the Tab key, compares the window with the focus and without it, and names each stop
 * whose ring is too faint or too thin: fewer pixels change by 3:1 than a line of 2 px around it has.
 */
export async function faintStops(
  page: Page,
  { alike = Infinity, chrome = true }: Options = {},
): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const faint: string[] = [];
  const seen = new Map<string, number>();
  let last = '';
  await eachStop(page, async (stop) => {
    // What has the focus inside a frame is the frame's.
    // One goes through the parts of a date field; it is one element.
    if (stop.kind === 'iframe' || stop.name === last) return;
    last = stop.name;
    if (stop.isChrome && !chrome) return;
    const count = (seen.get(stop.look) ?? 0) + 1;
    seen.set(stop.look, count);
    if (count > alike) return;
    if (!isInWindow(stop.box, page.viewportSize()!))
      return void faint.push(`${stop.name}: not in the window`);
    let ring = await ringOf(page, session, stop.box);
    // What comes late may move it between two photographs. A ring that is faint is faint twice.
    if (ring.changed < ring.needed) ring = await ringOf(page, session, await page.evaluate(focusAgain));
    if (ring.changed < ring.needed) faint.push(`${stop.name}: ${ring.changed} of ${ring.needed} pixels`);
  });
  await session.detach();
  return faint;
}

/** Counts the pixels that change with the focus of a stop, and those that have to. */
async function ringOf(page: Page, session: CDPSession, box: Stop['box']): Promise<Ring> {
  const needed = neededPixels(box, page.viewportSize()!);
  const part = around(box, page.viewportSize()!);
  const focused = await photograph(session, part);
  const isHeld = await page.evaluate(blur);
  const plain = await photograph(session, part);
  if (isHeld) await page.evaluate(focusAgain);
  return { changed: changedPixels(focused, plain), needed };
}

/**
 * Runs in the page: takes the focus away; the Tab key goes on from the same place. A date field keeps the focus in one
 * of its parts: it has to lose it to something else.
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

/** Runs in the page: gives it back, and tells where it is now. */
function focusAgain(): Stop['box'] {
  const { left: element } = window as unknown as { left: HTMLElement };
  element.focus({ preventScroll: true });
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { left, top, right, bottom };
}

const isInWindow = ({ left, top, right, bottom }: Stop['box'], { width, height }: Size): boolean =>
  right > 0 && bottom > 0 && left < width && top < height;

/** The part of the window in which a stop and its ring are. */
function around({ left, top, right, bottom }: Stop['box'], { width, height }: Size): Part {
  const x = Math.max(0, Math.floor(left) - AROUND);
  const y = Math.max(0, Math.floor(top) - AROUND);
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right) + AROUND) - x,
    height: Math.min(height, Math.ceil(bottom) + AROUND) - y,
  };
}

/** Counts the pixels that the focus changes so much that one sees it. */
function changedPixels(one: Photograph, other: Photograph): number {
  let changed = 0;
  for (let at = 0; at < one.pixels.length; at += 3) {
    if (one.pixels.compare(other.pixels, at, at + 3, at, at + 3) === 0) continue;
    if (contrast(one.pixels, other.pixels, at) >= CONTRAST) changed += 1;
  }
  return changed;
}

/** Counts the pixels of a line around a stop; only edges that are in the window can be seen. */
function neededPixels(box: Stop['box'], { width, height }: Size): number {
  const wide = Math.min(box.right, width) - Math.max(box.left, 0);
  const high = Math.min(box.bottom, height) - Math.max(box.top, 0);
  const edges =
    wide * (Number(box.top >= 0) + Number(box.bottom <= height)) +
    high * (Number(box.left >= 0) + Number(box.right <= width));
  return Math.round(edges * THICKNESS);
}
