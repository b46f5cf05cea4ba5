/** Compares downloads of pages and partners with budgets, in bytes after brotli. Fails if one is exceeded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { readManifest } from '../../site/prerender/bundle/manifest';
import { currentMode } from '../../site/prerender/mode';
import { packageFolder } from '../../site/prerender/package/write-package';

const { site } = currentMode();
const manifest = readManifest();
const size = (data: string | Buffer) => brotliCompressSync(data).length;
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const chunk = (name: string) => size(readFileSync(`${site}/c/${manifest.code}/${name}`));
const data = (tag: string) =>
  size(readFileSync(`${site}/data/${manifest.schema}/${tag.replace('cat-', '')}.js`));
const tagSize = (tag: string) =>
  sum(manifest.elements[tag]!.map((index) => chunk(manifest.files[index]!))) + data(tag);

const loader = size(readFileSync(`${site}/loader.js`));
/** Released versions; their loaders are longer by hashes. */
const versions = existsSync(`${site}/v`)
  ? readdirSync(`${site}/v`).filter((name) => existsSync(`${site}/v/${name}/loader.js`))
  : [];
const runtime = chunk(manifest.files[0]!);

const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !/^(snippets|admin)\b/.test(file))
  .sort();
const html = (page: string) => readFileSync(`${site}/${page}`, 'utf8');

/** Returns the size of a page's scripts and preloads, which include the chunks of its elements. */
function scripts(page: string): number {
  const files = new Set([...html(page).matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map((match) => match[1]!));
  return sum([...files].map((file) => size(readFileSync(`${site}${file}`))));
}

const styles = (page: string) =>
  size([...html(page).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('\n'));

const fonts = (page: string) =>
  sum(
    [...html(page).matchAll(/href="(\/fonts\/[^"]+\.woff2)"/g)].map(
      (match) => readFileSync(`${site}${match[1]}`).length,
    ),
  );

/** Returns the row of the page with most bytes. */
const heaviest = (
  what: string,
  measure: (page: string) => number,
  most: number,
): [string, number, number] => {
  const [page, bytes] = pages
    .map((name): [string, number] => [name, measure(name)])
    .sort((a, b) => b[1] - a[1])[0]!;
  return [`${what}, most on ${page}`, bytes, most];
};

const builder = manifest.pages['partners/builder']!.filter(
  (file) => file.startsWith('assets/') && !manifest.entry.includes(file),
);

/** Files of the package that a component needs, without the shared one. */
const wrappers = {
  react: ['react.js'],
  vue: ['vue.js'],
  svelte: ['svelte/Tag.svelte', 'svelte/CatTourList.svelte'],
};

const rows: [what: string, bytes: number, most: number][] = [
  ['loader', loader, 1_500],
  ...versions.map((version): [string, number, number] => [
    `loader of ${version}`,
    size(readFileSync(`${site}/v/${version}/loader.js`)),
    3_000,
  ]),
  ...Object.entries(wrappers).map(([framework, files]): [string, number, number] => [
    `package for ${framework}`,
    size(['index.js', ...files].map((file) => readFileSync(`${packageFolder()}/${file}`, 'utf8')).join('')),
    1_500,
  ]),
  ['script beside a frame', size(readFileSync(`${site}/embed.js`)), 600],
  ['loader + runtime + tour list', loader + runtime + tagSize('cat-tour-list'), 17_900],
  ['tour list in one file', size(readFileSync(`${site}/v1/tour-list.js`)), 19_800],
  ...Object.keys(manifest.elements)
    .filter((tag) => tag !== 'cat-tour-list')
    .map((tag): [string, number, number] => [`further: ${tag}`, tagSize(tag), 6_300]),
  ['builder for partners', sum(builder.map((file) => size(readFileSync(`${site}/${file}`)))), 14_000],
  heaviest('JavaScript of a page', scripts, 31_270),
  heaviest('CSS of a page', styles, 12_950),
  heaviest('fonts of a first view', fonts, 50_000),
];

const wide = Math.max(...rows.map(([what]) => what.length));
for (const [what, bytes, most] of rows) {
  const mark = bytes > most ? '  too much' : '';
  console.log(
    `${what.padEnd(wide)} ${String(bytes).padStart(6)} of ${String(most).padStart(6)} bytes${mark}`,
  );
}
if (rows.some(([, bytes, most]) => bytes > most)) process.exitCode = 1;
