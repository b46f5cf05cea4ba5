// The browser's chunks, for the loader and the prerenderer.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectVersion } from '../build-id.ts';
import { sha384 } from '../release/releases.ts';
import { nameCode } from './chunks.mjs';
import { DATA_SCHEMA } from './data.ts';
import { tagFolders } from './paths.ts';
import { dataOfTags } from './tags.mjs';

export const version = projectVersion();

export const chunks = { files: [], tags: {}, languages: [], addresses: {} };
export const manifest = {
  name: 'manifest',
  generateBundle(_options, bundle) {
    const all = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
    // A page may have the name of an element.
    const byName = (name) =>
      all.find((chunk) => chunk.name === name && !chunk.fileName.startsWith('assets/'));
    const byFile = (file) => all.find((chunk) => chunk.fileName === file);
    const needs = (chunk) => {
      const files = new Set([chunk.fileName]);
      for (const file of files) for (const needed of byFile(file)?.imports ?? []) files.add(needed);
      return [...files].filter(byFile);
    };
    chunks.code = nameCode(bundle);
    for (const { facadeModuleId, fileName } of all) chunks.addresses[facadeModuleId] = fileName;
    const runtime = byName('runtime').fileName;
    chunks.files = [path.posix.basename(runtime)];
    chunks.rare = chunks.files.push(path.posix.basename(byName('rare').fileName)) - 1;
    for (const folder of tagFolders) {
      const files = needs(byName(folder)).filter((file) => file !== runtime);
      chunks.tags[`cat-${folder}`] = files.map((file) => {
        const name = path.posix.basename(file);
        if (!chunks.files.includes(name)) chunks.files.push(name);
        return chunks.files.indexOf(name);
      });
    }
    const loadMessages = byName('load-messages');
    chunks.languages = [loadMessages, ...loadMessages.dynamicImports.map(byFile).filter(Boolean)]
      .flatMap((chunk) => needs(chunk).map((file) => path.posix.basename(file)))
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
 * Returns the value of the loader's `__CHUNKS__`.
 * @param others files that elements import, if the loader checks their hashes
 */
export function loaderRows(others = []) {
  const needs = new Map(Object.values(chunks.tags).map(([own, ...others]) => [own, [0, ...others]]));
  return [...chunks.files, ...others]
    .map((file, index) => [file.replace('.js', ''), ...(needs.get(index) ?? [])].join(' '))
    .join('|');
}
