import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { unsupported } from './masters';
import type { MasterFacts } from './picture';
import { PictureProblem } from './problem';
import { MAX_PIXELS } from './settings';

const readable = new Set(['webp', 'jpeg', 'png', 'svg']);
/** See-through pictures lie on the paper of the page. */
const PAPER = '#fbe9e1';
/** Enough to tell the main color and whether anything shows through. */
const SAMPLE = 96;
/** Mean alpha (0 to 255) from which a picture counts as opaque: a torn edge alone needs no alpha channel. */
const OPAQUE = 252;

/**
 * Reads what a master is.
 * @param file only for messages
 * @throws PictureProblem if it is broken, too large, animated or of a format we do not read
 */
export async function inspect(file: string, bytes: Buffer): Promise<MasterFacts> {
  const metadata = await readMetadata(file, bytes);
  const { width, height } = metadata.autoOrient;
  if (!readable.has(metadata.format)) throw unsupported(file, kindOf(metadata));
  if ((metadata.pages ?? 1) > 1 || isAnimatedPng(bytes)) {
    throw new PictureProblem(`${file}: is animated, which is not supported. Save one of its frames instead.`);
  }
  if (width * height > MAX_PIXELS) {
    throw new PictureProblem(
      `${file}: has ${width} x ${height} pixels (${Math.round((width * height) / 1e6)} megapixels), ` +
        `the limit is ${MAX_PIXELS / 1e6}. Export a smaller copy.`,
    );
  }
  return { width, height, ...(await sample(file, bytes, metadata.hasAlpha)) };
}

async function readMetadata(file: string, bytes: Buffer): Promise<Metadata> {
  try {
    // Sizes past the limit get a message of their own, which needs the size.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw broken(file, error);
  }
}

async function sample(
  file: string,
  bytes: Buffer,
  hasAlpha: boolean,
): Promise<Pick<MasterFacts, 'color' | 'transparent'>> {
  try {
    const small = sharp(bytes).autoOrient().resize(SAMPLE, SAMPLE, { fit: 'inside' }).toColorspace('srgb');
    // Each look decodes the whole picture: most need only the one for their color.
    const alpha = hasAlpha
      ? (await sharp(await small.clone().ensureAlpha().png().toBuffer()).stats()).channels[3]
      : undefined;
    const { dominant } = await sharp(await small.flatten({ background: PAPER }).png().toBuffer()).stats();
    return { color: hex([dominant.r, dominant.g, dominant.b]), transparent: (alpha?.mean ?? 255) < OPAQUE };
  } catch (error) {
    throw broken(file, error);
  }
}

/** The problem of a file that cannot be read to its end. */
export function broken(file: string, cause: unknown): PictureProblem {
  return new PictureProblem(
    `${file}: cannot be read, the file is damaged or is not a picture. Save it anew and put it back.`,
    { cause },
  );
}

const hex = (channels: number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** sharp calls AVIF and HEIC both "heif". */
const kindOf = ({ format, compression }: Metadata): string =>
  format === 'heif' ? (compression === 'av1' ? 'avif' : 'heic') : format;

/** The frame table of an animated PNG comes before its pixels; sharp shows the first frame only. */
function isAnimatedPng(bytes: Buffer): boolean {
  const frames = bytes.indexOf('acTL');
  return bytes.toString('latin1', 1, 4) === 'PNG' && frames > 0 && frames < bytes.indexOf('IDAT');
}
