import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { fallbackFace, fileFace } from './face-css';
import { fallbackFaces } from './fallbacks';
import { readPackageFile } from './package-file';
import { licences, sources } from './sources';
import { subsetSource } from './subset';
import type { FontFile } from './subset';

/** Root of the repository. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Holds nothing but what is made here. */
export const FONT_FOLDER = 'public/fonts';
const NOTE = 'Written by site/fonts.';

/** Makes the font files with their licenses, the style sheet and the list of what to preload, by path from `ROOT`. */
export async function makeFonts(): Promise<Map<string, Buffer>> {
  const fonts: FontFile[] = [];
  for (const source of sources) fonts.push(...(await subsetSource(source)));
  const rules = [...fonts.map(fileFace), ...(await fallbackFaces()).map(fallbackFace)];

  const made = new Map<string, Buffer>();
  for (const { name, bytes } of fonts) made.set(`${FONT_FOLDER}/${name}`, bytes);
  for (const { from, to } of licences) made.set(`${FONT_FOLDER}/${to}`, readPackageFile(from));
  // One line per rule, which Prettier would break.
  const sheet = [`/* ${NOTE} */`, ...rules.map((rule) => rule.replace(/\s+/g, ' ').trim()), ''].join('\n');
  made.set('site/style/font-face.css', Buffer.from(sheet));
  const preloads = 'site/style/font-preloads.ts';
  made.set(preloads, Buffer.from(await formatted(preloads, preloadModule(fonts))));
  return made;
}

function preloadModule(fonts: FontFile[]): string {
  const preloaded = fonts.filter(({ source, isCore }) => source.preload && isCore);
  return `// ${NOTE}

/** Fonts of every first view: \`<link rel="preload" href="..." as="font" type="font/woff2" crossorigin>\`. */
export const fontPreloads = ${JSON.stringify(preloaded.map(({ name }) => `/fonts/${name}`))} as const;
`;
}

async function formatted(file: string, text: string): Promise<string> {
  const filepath = path.join(ROOT, file);
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
