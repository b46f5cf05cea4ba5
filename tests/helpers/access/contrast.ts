import type { CDPSession } from '@playwright/test';
import sharp from 'sharp';

/** Part of the viewport in whole pixels. */
interface Part {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Takes a screenshot of the viewport or a part of it. `pixels` has three bytes for each. */
export async function takeScreenshot(session: CDPSession, part?: Part) {
  const { data } = await session.send('Page.captureScreenshot', {
    optimizeForSpeed: true,
    ...(part && { clip: await inPage(session, part) }),
  });
  const png = sharp(Buffer.from(data, 'base64')).removeAlpha().raw();
  const { data: pixels, info } = await png.toBuffer({ resolveWithObject: true });
  return { pixels, width: info.width, height: info.height };
}

/** Converts a part of the viewport to a part of the page, which screenshots are cut from. */
async function inPage(session: CDPSession, part: Part) {
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { pageX, pageY } = cssVisualViewport;
  return { ...part, x: part.x + pageX, y: part.y + pageY, scale: 1 };
}

/** Returns the contrast of two luminances, 1 to 21. */
export const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Returns the contrast of two pixels at the same position. */
export const contrast = (one: Buffer, other: Buffer, at: number): number =>
  ratio(luminance(one, at), luminance(other, at));

/** Returns the luminance of a pixel, 0 to 1. */
export const luminance = (pixels: ArrayLike<number>, at: number): number =>
  0.2126 * linear[pixels[at]!]! + 0.7152 * linear[pixels[at + 1]!]! + 0.0722 * linear[pixels[at + 2]!]!;

/** Linear light of the 256 values, by https://www.w3.org/TR/WCAG22/#dfn-relative-luminance. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
