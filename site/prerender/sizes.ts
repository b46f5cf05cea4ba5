import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { ManifestFile } from './manifest';

/**
 * Writes `v1/sizes.json`: by tag, the bytes that a page downloads for it, as sent: the loader, the tag, what it runs on
 * and today's texts, in English and the neutral look. Pictures are not counted.
 */
export function writeSizes(outDir: string, { code, schema, files, tags }: ManifestFile): void {
  const known = new Map<string, number>();
  const size = (file: string): number => {
    const bytes = known.get(file) ?? brotliCompressSync(readFileSync(`${outDir}/${file}`)).length;
    known.set(file, bytes);
    return bytes;
  };
  const sizes = Object.entries(tags).map(([tag, places]) => {
    const chunks = [files[0]!, ...places.map((place) => files[place]!)].map((file) => `c/${code}/${file}`);
    const all = ['loader.js', ...chunks, `data/${schema}/${tag.replace('cat-', '')}.js`];
    return [tag, all.reduce((sum, file) => sum + size(file), 0)];
  });
  writeFileSync(`${outDir}/v1/sizes.json`, `${JSON.stringify(Object.fromEntries(sizes))}\n`);
}
