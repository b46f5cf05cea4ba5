import sharp from 'sharp';
import type { MasterFacts } from './inspect';
import { FIRST_SCREEN_BYTES, FIRST_SCREEN_WIDTH, formats, MAX_PIXELS } from './settings';
import type { Format } from './settings';

/**
 * Decodes a master at a width in pixels: upright, in sRGB, without metadata of the camera and without an opaque alpha
 * channel.
 */
export async function pixelsAt(bytes: Buffer, facts: MasterFacts, width: number) {
  // SVG is drawn at the wanted size; 72 dpi is its own size.
  const density = Math.min(72 * Math.max(1, width / facts.width), 10_000);
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, density })
    .autoOrient()
    .resize({ width })
    .toColorspace('srgb');
  const plain = facts.transparent ? picture.ensureAlpha() : picture.flatten({ background: facts.color });
  return plain.raw().toBuffer({ resolveWithObject: true });
}

/**
 * Encodes pixels. Renditions for a first screen lose quality until they fit its budget or the last step is reached.
 */
export async function encode(
  { data, info }: Awaited<ReturnType<typeof pixelsAt>>,
  format: Format,
): Promise<Buffer> {
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
