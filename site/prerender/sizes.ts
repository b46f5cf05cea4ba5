import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import type { ManifestFile } from './manifest';
import { latestRelease } from './release/releases';

/** Data that a tag fetches besides its own: the one of a kind that is asked for, and the largest is as much as it may be. */
const FURTHER: Readonly<Record<string, readonly RegExp[]>> = {
  'cat-blog': [/^post-cards/, /^post-pictures/],
  'cat-faq': [/^faq-/],
  'cat-gallery': [/^album-/],
  'cat-press': [/^press-outlets/, /^pictures-of-press-outlets/],
  'cat-route-map': [/^route-(?!map)/],
  'cat-testimonials': [/^quotes-/],
};

/** Code that a tag fetches by itself once it is in view. */
const IN_VIEW: Readonly<Record<string, string>> = { 'cat-route-map': 'watch-route' };

/**
 * Writes `v1/sizes.json`: by tag, the bytes that a page downloads for it, as sent: the loader, the tag, what it runs on
 * and today's texts, in English and the neutral look. And what comes besides, by what asks for it: `?look=edition` behind
 * a tag, `lang=de`, and `exact`, the loader of an exact version. Pictures are not counted.
 */
export function writeSizes(outDir: string, { code, schema, files, tags }: ManifestFile): void {
  const known = new Map<string, number>();
  const size = (file: string): number => {
    const bytes = known.get(file) ?? brotliCompressSync(readFileSync(`${outDir}/${file}`)).length;
    known.set(file, bytes);
    return bytes;
  };
  const sum = (all: readonly string[]) => all.reduce((bytes, file) => bytes + size(file), 0);
  const dataFolder = `data/${schema}`;
  const data = readdirSync(`${outDir}/${dataFolder}`);
  const largest = (kind: RegExp) =>
    Math.max(0, ...data.filter((file) => kind.test(file)).map((file) => size(`${dataFolder}/${file}`)));

  const ofTags = Object.entries(tags).flatMap(([tag, places]) => {
    const later = IN_VIEW[tag] ? [`${IN_VIEW[tag]}.js`] : [];
    const chunks = [files[0]!, ...places.map((place) => files[place]!), ...later].map(
      (file) => `c/${code}/${file}`,
    );
    const name = tag.replace('cat-', '');
    const own = sum(['loader.js', ...chunks, `${dataFolder}/${name}.js`]);
    const further = (FURTHER[tag] ?? []).reduce((bytes, kind) => bytes + largest(kind), 0);
    return [
      [tag, own + further],
      [`${tag}?look=edition`, size(`c/${code}/${name}-edition.js`)],
    ];
  });
  const ofLanguages = readdirSync(`${outDir}/c/${code}`).flatMap((file) => {
    const [, language] = /^messages-(\w+)\.js$/.exec(file) ?? [];
    const texts = `language-${language}.js`;
    return language
      ? [
          [
            `lang=${language}`,
            sum([`c/${code}/speak.js`, `c/${code}/${file}`]) +
              (data.includes(texts) ? size(`${dataFolder}/${texts}`) : 0),
          ],
        ]
      : [];
  });
  const released = latestRelease();
  const exact = released && `v/${released}/loader.js`;
  const sizes = [...ofTags, ...ofLanguages, ...(exact ? [['exact', size(exact) - size('loader.js')]] : [])];
  writeFileSync(`${outDir}/v1/sizes.json`, `${JSON.stringify(Object.fromEntries(sizes))}\n`);
}
