import { createHash } from 'node:crypto';
import { convert } from 'fontverter';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { codesOf, isExtended, unicodeRange } from './characters';
import { readPackageFile } from './package-file';
import type { Source } from './sources';

/** A font file to publish. */
export interface FontFile {
  source: Source;
  /** With the hash of its content: it may be cached for ever. */
  name: string;
  /** Holds the letters of plain English, which every page needs. */
  isCore: boolean;
  bytes: Buffer;
  /** The characters inside, and for the rest of Latin also those between that no file has. */
  range: string;
}

/** The files of one style: core, the rest of Latin, European letters beyond it. */
export async function subsetSource(source: Source): Promise<FontFile[]> {
  const core = new Set(codesOf(source.core));
  // One at a time: the decoder keeps its state in one place.
  return [
    await subsetFile(source, source.latin, '', (code) => core.has(code)),
    await subsetFile(
      source,
      source.latin,
      '-more',
      (code) => !core.has(code) && code > 0x20,
      (code) => !core.has(code) && !isExtended(code),
    ),
    await subsetFile(source, source.extended, '-extended', isExtended),
  ];
}

async function subsetFile(
  source: Source,
  file: string,
  suffix: string,
  wanted: (code: number) => boolean,
  isFree?: (code: number) => boolean,
): Promise<FontFile> {
  const original = readPackageFile(file);
  const codes = (await charactersOf(original)).filter(wanted);
  if (codes.length === 0)
    throw new Error(`${file} has none of the characters wanted for ${source.name}${suffix}.`);
  const [min, max] = source.weights;
  const bytes = await subsetFont(original, String.fromCodePoint(...codes), {
    targetFormat: 'woff2',
    variationAxes: { wght: source.cutAt ?? { min, max } },
    keepFeatures: source.features,
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const range = unicodeRange(codes, isFree);
  return { source, name: `${source.name}${suffix}-${hash}.woff2`, isCore: !suffix, bytes, range };
}

/** The code points a font file has glyphs for. */
async function charactersOf(file: Buffer): Promise<number[]> {
  const face = new Face(new Blob(await convert(file, 'truetype')));
  return [...face.collectUnicodes()];
}
