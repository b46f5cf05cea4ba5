import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { filesIn } from '../build-id';
import { options } from './bundle-options';
import { bundlePreview } from './bundle-preview';

/** Scripts of the desk's own pages, by name. */
const PAGES = ['survey-links', 'emails'] as const;
const SOURCES = 'site/admin';
const EDITOR = 'node_modules/@sveltia/cms';
const CACHE = '.cache/editor';

/**
 * Writes the scripts of the desk. The editor is large and changes with its version alone, so it is made once and copied.
 * @param outDir folder that is published as /desk
 */
export async function bundleDesk(outDir: string): Promise<void> {
  mkdirSync(outDir, { recursive: true });
  await build({
    ...options,
    entryPoints: PAGES.map((name) => `${SOURCES}/${name}.ts`),
    outdir: outDir,
    splitting: true,
    chunkNames: 'part-[hash]',
  });
  await build({
    ...options,
    entryPoints: ['site/prerender/admin/check-texts.ts'],
    outdir: outDir,
  });
  await bundlePreview(outDir);
  const kept = path.join(CACHE, editorHash());
  if (!existsSync(kept)) {
    rmSync(CACHE, { recursive: true, force: true });
    const fresh = `${CACHE}-${process.pid}`;
    await bundleEditor(fresh);
    mkdirSync(CACHE, { recursive: true });
    renameSync(fresh, kept);
  }
  cpSync(kept, outDir, { recursive: true });
}

async function bundleEditor(outDir: string): Promise<void> {
  await build({
    ...options,
    entryPoints: { editor: `${SOURCES}/editor/start.ts` },
    outdir: outDir,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [ownEditor],
  });
  // Fonts, icons and decoders, which its code asks for from beside itself.
  cpSync(`${EDITOR}/npm/assets`, `${outDir}/assets`, {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  // Its decoder of HEIC has the libraries of ours, under the same license; its package says nothing of them.
  const lesser = readFileSync('node_modules/libheif-js/LICENSE', 'utf8');
  const notice = readFileSync(`${SOURCES}/editor/codecs.LICENSE.txt`, 'utf8');
  writeFileSync(`${outDir}/assets/codecs.LICENSE.txt`, notice + lesser);
}

/** Looks for a file of every site's folder; what it is not in is another folder, and the error is that of none. */
const lookForSite =
  'await(await(await n.getDirectoryHandle(`site`)).getDirectoryHandle(`content`)).getFileHandle(`settings.yaml`)';

/** Changes of the editor's own code: each text is there once, or the build stops. */
const changes: readonly (readonly [from: string, to: string])[] = [
  // It offers a folder only where it is served from this machine; our owner has no server.
  ['isLocalHost=e===`127.0.0.1`||/^(.+\\.)?localhost$/.test(e)', 'isLocalHost=!0'],
  ['`Work with Local Repository`', '`Work with a Folder on This Computer`'],
  [
    '`Once prompted, select the root directory of the “{$repo}” repository.`',
    '`Choose the folder of the site: the one that README.md is in.`',
  ],
  [
    '`Local Workflow is not supported in your browser. Please use Chrome or Edge instead.`',
    '`This browser cannot open a folder. Chrome and Edge on a computer can.`',
  ],
  // Where our check looks whether a file is still as it was read.
  [
    'if(t)Wq=t;else throw Error(`Directory handle could not be acquired`)',
    'if(t)globalThis.siteFolder=Wq=t;else throw Error(`Directory handle could not be acquired`)',
  ],
  // Any folder with .git would do: one that is not the site's would have empty forms.
  ['else throw e}await Hq?.set(Vq,n)', `else throw e}${lookForSite};await Hq?.set(Vq,n)`],
  ['else try{await n.entries().next()}', `else try{${lookForSite}}`],
  [
    '`The selected folder is not a repository root directory. Please try again.`',
    '`This is not the folder of the site. Choose the one that README.md is in, with the folders site and .git beside it.`',
  ],
  // It has no event for a post that was deleted.
  ['RRe({ids:c,assetPaths:l})', 'RRe({ids:c,assetPaths:l}),globalThis.postsDeleted(e)'],
  // The browser's own words say nothing to who edits.
  [
    'Error(`saving_failed`,{cause:e.cause??e})',
    'Error(`saving_failed`,{cause:globalThis.reasonInWords(e.cause??e)})',
  ],
  // What follows says why: mostly our check has stopped it.
  ['`There was an error while saving the entry. Please try again later.`', '`It has not been saved.`'],
  [
    'There was an error while parsing an entry file. Check the browser console for details.',
    'A file is damaged: its form is empty, and cannot be saved until the file is in order or restored.',
  ],
  [
    'There were errors while parsing entry files. Check the browser console for details.',
    'Some files are damaged: their forms are empty, and cannot be saved until the files are in order or restored.',
  ],
  // A phone brings the keys for numbers where the form takes no emoji.
  [
    'get inputmode(){return R(c)},flex',
    'get inputmode(){return t.fieldConfig.use_emoji_autocomplete===!1?`decimal`:R(c)},flex',
  ],
  // In one language, as the site.
  [
    '`ar,bg,ca,cs,da,de,el,en-CA,en-GB,en-US,es-CO,fa,fi,fr,hr,it,ja,ko,nl,pl,pt-BR,pt-PT,ru,sv,tr,uk,vi,zh-CN,zh-TW`.split(`,`)',
    '[`en-US`]',
  ],
  // Fonts, the icons among them, come from us.
  [
    'https://cdn.jsdelivr.net/fontsource/fonts/source-sans-3:vf@5.3.0/latin-wght-normal.woff2',
    '/desk/assets/source-sans-3-latin-wght-normal-BqRLTx4X.woff2',
  ],
  [
    'https://cdn.jsdelivr.net/fontsource/fonts/noto-mono@5.3.0/latin-400-normal.woff2',
    '/desk/assets/noto-mono-latin-400-normal-DiC8lJru.woff2',
  ],
  [
    'https://cdn.jsdelivr.net/fontsource/fonts/material-symbols-outlined:vf@5.3.7/latin-wght-normal.woff2',
    '/desk/assets/material-symbols-outlined-latin-wght-normal-_Z1IJPLg.woff2',
  ],
];

/** The editor as we serve it: without what only code fields need, and in English. */
const ownEditor: Plugin = {
  name: 'own-editor',
  setup(build) {
    build.onResolve({ filter: /^@shikijs\/|\/locales\/[\w-]+\.json$/ }, () => ({
      path: 'nothing',
      namespace: 'none',
    }));
    build.onLoad({ filter: /.*/, namespace: 'none' }, () => ({ contents: 'export default []' }));
    build.onLoad({ filter: /@sveltia[/\\]cms[/\\]npm[/\\]index\.js$/ }, ({ path: file }) => {
      let contents = readFileSync(file, 'utf8');
      for (const [from, to] of changes) {
        if (contents.split(from).length !== 2) throw new Error(`The editor has no longer once: ${from}`);
        contents = contents.replace(from, () => to);
      }
      return { contents };
    });
  },
};

/** Changes with all that the editor is made of. */
function editorHash(): string {
  const hash = createHash('sha256');
  const files = [...filesIn(`${SOURCES}/editor`), `${EDITOR}/package.json`, 'site/prerender/admin/bundle.ts'];
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}
