import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';

const SOURCES = 'site/admin';
const EDITOR = 'node_modules/@sveltia/cms/npm';

/**
 * Bundles the scripts of the admin pages, and the editor as its package has it.
 * @param outDir folder that is published as /desk
 */
export async function bundleDesk(outDir: string): Promise<void> {
  await build({
    entryPoints: {
      'survey-links': `${SOURCES}/survey-links.ts`,
      emails: `${SOURCES}/emails.ts`,
      editor: `${SOURCES}/editor/start.ts`,
    },
    outdir: outDir,
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    logLevel: 'silent',
    legalComments: 'linked',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    // Colors for code, which no text of the site holds.
    external: ['@shikijs/*'],
  });
  // Fonts, icons and decoders, which the editor loads by their addresses.
  cpSync(`${EDITOR}/assets`, `${outDir}/assets`, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  // Its HEIC decoder contains libraries under the LGPL, which its package does not mention.
  const lgpl = readFileSync('node_modules/libheif-js/LICENSE', 'utf8');
  const notice = readFileSync(`${SOURCES}/editor/codecs.LICENSE.txt`, 'utf8');
  writeFileSync(`${outDir}/assets/codecs.LICENSE.txt`, notice + lgpl);
}
