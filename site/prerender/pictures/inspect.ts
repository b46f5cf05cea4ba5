import sharp from 'sharp';
import { MAX_PIXELS } from './settings';

const FORMATS = new Set(['webp', 'jpeg', 'png', 'svg']);
/** Background of transparent pictures. */
const PAPER = '#fbe9e1';
/** Size of the copy in which colors are measured. */
const SAMPLE_PX = 96;
/** Minimum mean alpha (0 to 255) of a picture that counts as opaque, for example with torn edges. */
const OPAQUE = 252;

/** Facts about a master, cached by the hash of its bytes. */
export type MasterFacts = Awaited<ReturnType<typeof inspect>>;

/** Returns the facts about a master. Throws if it is damaged, too large or of another format. */
export async function inspect(bytes: Buffer) {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS });
  const { format, hasAlpha, autoOrient } = await picture.metadata();
  if (!FORMATS.has(format)) throw new Error(`format ${format}`);
  const small = picture.autoOrient().resize(SAMPLE_PX, SAMPLE_PX, { fit: 'inside' }).toColorspace('srgb');
  const alpha = hasAlpha
    ? (await sharp(await small.clone().ensureAlpha().png().toBuffer()).stats()).channels[3]
    : undefined;
  const { dominant } = await sharp(await small.flatten({ background: PAPER }).png().toBuffer()).stats();
  const channels = [dominant.r, dominant.g, dominant.b];
  const color = `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
  const { width, height } = autoOrient;
  return { width, height, color, transparent: (alpha?.mean ?? 255) < OPAQUE };
}
