import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesIn } from '../build-id';
import { forEachAtOnce } from '../pictures/workers';

/** Bytes; below, headers weigh more than what is saved. */
const WORTHWHILE = 1_000;

const brotli = promisify<Buffer, object, Buffer>(brotliCompress);
const gz = promisify<Buffer, object, Buffer>(gzip);

/** Leaves a `.br` and a `.gz`, as small as can be, beside every text file of a folder that visitors load. */
export async function precompress(folder: string): Promise<void> {
  const texts = filesIn(folder).filter(
    (file) =>
      /\.(html|js|css|json|webmanifest|svg|xml|txt|ts)$/.test(file) && statSync(file).size > WORTHWHILE,
  );
  await forEachAtOnce(texts, async (file) => {
    const bytes = readFileSync(file);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, await brotli(bytes, { params }));
    writeFileSync(`${file}.gz`, await gz(bytes, { level: 9 }));
  });
}
