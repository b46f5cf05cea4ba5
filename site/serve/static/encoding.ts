import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isFile } from './files';

type Encoding = 'br' | 'gzip';

const endings: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
const compressors: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Compressed files, cached until the file changes. */
const compressed = new Map<string, { stamp: string; bytes: Buffer }>();

/** Returns the best encoding that an Accept-Encoding header allows, brotli first. `q=0` excludes an encoding. */
export function chooseEncoding(accept: string | undefined): Encoding | undefined {
  const allowed = new Set(
    (accept ?? '')
      .split(',')
      .map((part) => part.trim().toLowerCase())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => allowed.has(encoding) || allowed.has('*'));
}

/** Returns a file's bytes in an encoding, from a precompressed file (`.br`, `.gz`) if there is one. */
export async function encoded(file: string, encoding: Encoding): Promise<Buffer> {
  const sibling = file + endings[encoding];
  if (await isFile(sibling)) return readFile(sibling);
  const key = `${encoding} ${file}`;
  const { mtimeMs, size } = await stat(file);
  const stamp = `${mtimeMs} ${size}`;
  const known = compressed.get(key);
  if (known?.stamp === stamp) return known.bytes;
  const bytes = await compressors[encoding](await readFile(file));
  compressed.set(key, { stamp, bytes });
  return bytes;
}
