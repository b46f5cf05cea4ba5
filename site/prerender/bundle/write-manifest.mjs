// Writes the manifest of the browser's chunks.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectVersion } from '../tools/sources.ts';
import { MANIFEST } from './manifest.ts';
import { currentMode, isDev } from '../mode.ts';
import { sha384 } from '../release/releases.ts';
import { nameCode } from './chunks.mjs';
import { DATA_SCHEMA } from './data.ts';
import { pathOf, elementFolders } from './paths.ts';
import { dataByElement } from './element-modules.mjs';

const base = (file) => path.posix.basename(file);

export const writeManifest = {
  name: 'write-manifest',
  generateBundle(_options, bundle) {
    const code = nameCode(bundle);
    const all = Object.values(bundle).filter((chunk) => chunk.type === 'chunk');
    // A page may have the name of an element.
    const byName = (name) => all.find((chunk) => chunk.name === name && chunk.fileName.startsWith('c/'));
    const byFile = (file) => all.find((chunk) => chunk.fileName === file);
    const needs = (chunk) => {
      const files = new Set([chunk.fileName]);
      for (const file of files) for (const needed of byFile(file)?.imports ?? []) files.add(needed);
      return [...files].filter(byFile);
    };
    const runtime = byName('runtime').fileName;
    const elementFiles = elementFolders.map((folder) =>
      needs(byName(folder)).filter((file) => file !== runtime),
    );
    const onDemand = byName('on-demand').fileName;
    const files = [...new Set([runtime, onDemand, ...elementFiles.flat()])];
    const messages = byName('load-messages');
    const languages = [messages, ...messages.dynamicImports.map(byFile).filter(Boolean)].flatMap(needs);
    const others = [...new Set(languages)].filter((file) => !files.includes(file));
    const ofPages = (id) => path.relative('site/pages', id).replaceAll(path.sep, '/').replace('.tsx', '');
    const inPages = ({ moduleIds }) => moduleIds.filter((id) => pathOf(id).startsWith('site/pages/'));

    /** @type {import('./manifest.ts').Manifest} */
    const manifest = {
      version: projectVersion(),
      code,
      entry: needs(all.find(({ isEntry, name }) => isEntry && name === 'site')),
      pages: Object.fromEntries(
        all.flatMap((chunk) => inPages(chunk).map((id) => [ofPages(id), needs(chunk)])),
      ),
      files: files.map(base),
      elements: Object.fromEntries(
        elementFolders.map((folder, index) => [
          `cat-${folder}`,
          elementFiles[index].map((file) => files.indexOf(file)),
        ]),
      ),
      onDemandIndex: files.indexOf(onDemand),
      languages: others.map(base),
      // Of no use during development, where they would change with each save.
      hashes: isDev() ? [] : [...files, ...others].map((file) => sha384(byFile(file).code)),
      parts: Object.fromEntries(
        all
          .filter(({ facadeModuleId }) => facadeModuleId)
          .map(({ facadeModuleId, fileName }) => [pathOf(facadeModuleId), fileName]),
      ),
      schema: DATA_SCHEMA,
      data: dataByElement,
    };
    const { folder } = currentMode();
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/${MANIFEST}`, JSON.stringify(manifest, null, 2));
  },
};
