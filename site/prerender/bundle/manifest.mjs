// What the loader and the prerenderer know of the browser's chunks.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectVersion } from '../build-id.ts';
import { sha384 } from '../release/integrity.ts';
import { nameCode } from './chunks.mjs';
import { DATA_SCHEMA } from './data.ts';
import { tagFolders } from './paths.ts';
import { dataOfTags } from './tags.mjs';

export const version = projectVersion();

// The names of the browser's chunks, for the loader and for the prerenderer.
export const chunks = { files: [], tags: {}, languages: [], addresses: {} };
export const manifest = {
  name: 'manifest',
  generateBundle(_options, bundle) {
    const all = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
    // A page of ours may have the name of a tag.
    const byName = (name) =>
      all.find((chunk) => chunk.name === name && !chunk.fileName.startsWith('assets/'));
    const byFile = (file) => all.find((chunk) => chunk.fileName === file);
    const needs = (chunk, seen = new Set()) => {
      if (chunk && !seen.has(chunk.fileName)) {
        seen.add(chunk.fileName);
        for (const file of chunk.imports) needs(byFile(file), seen);
      }
      return [...seen];
    };
    chunks.code = nameCode(bundle);
    for (const { facadeModuleId, fileName } of all) chunks.addresses[facadeModuleId] = fileName;
    const inFolder = (file) => path.posix.basename(file);
    const runtime = byName('runtime').fileName;
    chunks.files = [inFolder(runtime)];
    chunks.rare = chunks.files.push(inFolder(byName('rare').fileName)) - 1;
    for (const folder of tagFolders) {
      const files = needs(byName(folder)).filter((file) => file !== runtime);
      chunks.tags[`cat-${folder}`] = files.map((file) => {
        const name = inFolder(file);
        if (!chunks.files.includes(name)) chunks.files.push(name);
        return chunks.files.indexOf(name);
      });
    }
    const speak = byName('speak');
    chunks.languages = [speak, ...speak.dynamicImports.map(byFile).filter(Boolean)]
      .flatMap((chunk) => needs(chunk).map(inFolder))
      .filter((name, index, names) => !chunks.files.includes(name) && names.indexOf(name) === index);
    chunks.hashes = [...chunks.files, ...chunks.languages]
      .map((name) => sha384(byFile(`c/${chunks.code}/${name}`).code))
      .join('|');
    const pagesFolder = path.resolve('site/pages');
    const pages = {};
    for (const chunk of all) {
      for (const id of chunk.moduleIds.filter((module) => module.startsWith(pagesFolder))) {
        pages[path.relative(pagesFolder, id).replaceAll(path.sep, '/').replace('.tsx', '')] = needs(chunk);
      }
    }
    mkdirSync('.cache', { recursive: true });
    writeFileSync(
      '.cache/manifest.json',
      JSON.stringify(
        {
          version,
          schema: DATA_SCHEMA,
          data: dataOfTags,
          entry: needs(all.find((chunk) => chunk.isEntry && chunk.name === 'site')),
          pages,
          ...chunks,
          addresses: undefined,
        },
        null,
        2,
      ),
    );
  },
};

/**
 * The chunks as the loader reads them, see `__CHUNKS__` there.
 * @param others files that tags ask for by themselves, where the loader is to know them
 */
export function loaderRows(others = []) {
  const needs = new Map(Object.values(chunks.tags).map(([own, ...others]) => [own, [0, ...others]]));
  return [...chunks.files, ...others]
    .map((file, index) => [file.replace('.js', ''), ...(needs.get(index) ?? [])].join(' '))
    .join('|');
}
