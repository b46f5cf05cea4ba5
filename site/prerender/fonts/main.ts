/**
 * Makes the font files of the site from the full fonts. Its results are committed, so it runs by hand, when
 * a font, a character set or a fallback changes:
 *
 *   npm install --no-save subset-font@2.9.0 harfbuzzjs@1.6.4 fontverter@2.0.0 \
 *     @fontsource-variable/besley@5.3.0 @fontsource-variable/libre-franklin@5.3.0 @fontsource/arimo@5.3.0 \
 *     @fontsource/gelasio@5.3.0 @fontsource/noto-serif@5.3.0 @fontsource/roboto@5.3.0 @fontsource/tinos@5.3.0 \
 *     dejavu-fonts-ttf@2.37.3
 *   npx tsx site/prerender/fonts/main.ts
 *
 * It writes `public/fonts/` (files and licences; what was there before goes), `font-face.css` and
 * `preload.ts`. Same input, same files. The packages after Libre Franklin are only measured: they have the
 * measures of the fonts that visitors' machines have.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { fallbackFace, fileFace } from './face-css';
import { fallbackFaces } from './fallbacks';
import { readPackageFile } from './package-file';
import { licences, sources } from './sources';
import { subsetSource } from './subset';
import type { FontFile } from './subset';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const OUT = path.join(HERE, '../../../public/fonts');
const NOTE = 'Written by site/prerender/fonts/main.ts.';

/** Writes all font files, the style sheet and the list of what to preload; prints the sizes in bytes. */
export async function makeFonts(): Promise<void> {
  const files: FontFile[] = [];
  for (const source of sources) files.push(...(await subsetSource(source)));
  // Of several faces that hold a character the last one counts, so the core files come last.
  const rules = files.toReversed().map(fileFace);
  const fallbacks = (await fallbackFaces()).map(fallbackFace);

  mkdirSync(OUT, { recursive: true });
  for (const name of readdirSync(OUT)) rmSync(path.join(OUT, name));
  for (const { name, bytes } of files) writeFileSync(path.join(OUT, name), bytes);
  for (const { from, to } of licences) writeFileSync(path.join(OUT, to), readPackageFile(from));
  await writeFormatted('font-face.css', [`/* ${NOTE} */\n`, ...rules, ...fallbacks].join('\n'));
  await writeFormatted('preload.ts', preloadModule(files));
  for (const { name, bytes } of files) console.log(`${String(bytes.length).padStart(6)} ${name}`);
}

function preloadModule(files: FontFile[]): string {
  const preloaded = files.filter(({ source, name }) => source.preload && isCore(name));
  return `// ${NOTE}

/**
 * The fonts that every page asks for at once:
 * \`<link rel="preload" href="..." as="font" type="font/woff2" crossorigin>\`.
 */
export const fontPreloads = ${JSON.stringify(preloaded.map(({ name }) => `/fonts/${name}`))} as const;
`;
}

function isCore(name: string): boolean {
  return !/-(more|extended)-[0-9a-f]{8}\.woff2$/.test(name);
}

async function writeFormatted(name: string, text: string): Promise<void> {
  const file = path.join(HERE, name);
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeFonts();
