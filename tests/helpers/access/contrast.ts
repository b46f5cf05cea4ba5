import type { CDPSession } from '@playwright/test';
import sharp from 'sharp';

/** The window, three bytes a pixel. */
export interface Photograph {
  pixels: Buffer;
  width: number;
  height: number;
}

/** Takes a picture of the window as it is. */
export async function photograph(session: CDPSession): Promise<Photograph> {
  const { data } = await session.send('Page.captureScreenshot', { optimizeForSpeed: true });
  const png = sharp(Buffer.from(data, 'base64')).removeAlpha().raw();
  const { data: pixels, info } = await png.toBuffer({ resolveWithObject: true });
  return { pixels, width: info.width, height: info.height };
}

/** Returns the contrast of two luminances, 1 to 21. */
export const ratio = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Returns the contrast of two pixels at the same place. */
export const contrast = (one: Buffer, other: Buffer, at: number): number =>
  ratio(luminance(one, at), luminance(other, at));

/** Returns the luminance of a pixel, 0 to 1. */
export const luminance = (pixels: ArrayLike<number>, at: number): number =>
  0.2126 * linear[pixels[at]!]! + 0.7152 * linear[pixels[at + 1]!]! + 0.0722 * linear[pixels[at + 2]!]!;

/** Linear light of each of the 256 values, as WCAG defines it. */
const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
