import sharp from 'sharp';
import type { OutputInfo } from 'sharp';
import type { MasterFacts } from './picture';
import { FIRST_SCREEN_BYTES, FIRST_SCREEN_WIDTH, formats, MAX_PIXELS } from './settings';
import type { Format } from './settings';

/** Pixels ready for any encoder. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/**
 * Decodes a master and brings it to a width: upright, in sRGB, without position data or any other metadata
 * of the camera, without an alpha channel that says nothing.
 * @param bytes the master's file
 * @param width in pixels
 */
export async function pixelsAt(bytes: Buffer, facts: MasterFacts, width: number): Promise<Pixels> {
  // A drawing is drawn at the size wanted; 72 dots per inch is its own size. Photos ignore this.
  const density = Math.min(72 * Math.max(1, width / facts.width), 10_000);
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, density })
    .autoOrient()
    .resize({ width })
    .toColorspace('srgb');
  const plain = facts.transparent ? picture.ensureAlpha() : picture.flatten({ background: facts.color });
  return plain.raw().toBuffer({ resolveWithObject: true });
}

/**
 * Encodes pixels. Renditions for a first screen give up quality, step by step, until they fit its budget
 * or the last step is reached.
 */
export async function encode({ data, info }: Pixels, format: Format): Promise<Buffer> {
  const { width, height, channels } = info;
  const { qualities, options } = formats[format];
  const budget = width <= FIRST_SCREEN_WIDTH ? FIRST_SCREEN_BYTES : Infinity;
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    encoded = await sharp(data, { raw: { width, height, channels } })
      .toFormat(format, { ...options, quality })
      .toBuffer();
    if (encoded.length <= budget) break;
  }
  return encoded;
}
