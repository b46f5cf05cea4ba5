import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../tools/files';

/** For smaller files, headers cost more than compression saves. */
const MIN_BYTES = 1_000;

const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
const gz = promisify<Buffer, object, Buffer>(gzip);

/** Writes a `.br` and a `.gz` for every text file of a folder. */
export async function precompress(folder: string): Promise<void> {
  const texts = filesIn(folder).filter(
    (file) =>
      /\.(html|js|css|json|webmanifest|svg|xml|txt|ts)$/.test(file) && statSync(file).size > MIN_BYTES,
  );
  await Promise.all(
    texts.map(async (file) => {
      const bytes = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      writeFileSync(`${file}.br`, await brotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await gz(bytes, { level: 9 }));
    }),
  );
}
