import sharp from 'sharp';
import { MAX_PIXELS } from './settings';

/** Kinds of file that phones call HEIC; AVIF says otherwise. */
const BRANDS = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)$/;

/** Tells whether bytes are a HEIC picture, whatever the file's name says. */
export const isHeic = (bytes: Buffer): boolean =>
  bytes.toString('latin1', 4, 8) === 'ftyp' &&
  BRANDS.test(bytes.toString('latin1', 8, 12)) &&
  !bytes.toString('latin1', 16, 16 + bytes.readUInt32BE(0)).includes('avif');

/**
 * Returns a picture as sharp can read it. Its own decoder has no HEIC; that comes out as PNG, upright, and without what
 * the camera wrote into it.
 * @throws Error where a HEIC picture cannot be decoded
 */
export async function readable(bytes: Buffer): Promise<Buffer> {
  if (!isHeic(bytes)) return bytes;
  // Loaded where there is such a picture alone: the decoder is large.
  const { default: heic } = await import('heic-decode');
  const [picture] = await heic.all({ buffer: bytes });
  if (!picture) throw new Error('it holds no picture');
  const { width, height } = picture;
  if (width * height > MAX_PIXELS) throw new Error(`it has ${width} x ${height} pixels, which are too many`);
  const { data } = await picture.decode();
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
    raw: { width, height, channels: 4 },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
