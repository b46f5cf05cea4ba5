import type { Content } from '../load';
import { postModules } from './posts';
import { faqModules, searchModules } from './questions';
import { languageModules } from './languages';
import { tourModules, routeModules } from './tours';
import { pressModules, quoteModules } from './voices';
import type { GeneratedModule } from './write-module';
import { moduleWriter, SCHEMA, type Writer } from './writer';

function settingsModule({ settings }: Content, { fields }: Writer): GeneratedModule[] {
  if (!settings) return [];
  // What may be left out is an export all the same.
  const every = { repository: undefined, ...settings.data };
  return [fields('settings', ['Settings', `${SCHEMA}/settings`], every)];
}

/** Returns every generated module of the content, for an output folder. */
export function contentModules(content: Content, outDir: string): GeneratedModule[] {
  const writer = moduleWriter(outDir);
  const albums = Object.fromEntries(content.albums.map(({ album, data }) => [album, data.pictures]));
  return [
    ...settingsModule(content, writer),
    ...tourModules(content, writer),
    ...routeModules(content, writer),
    ...languageModules(content, writer),
    ...postModules(content, writer),
    ...faqModules(content, writer),
    ...searchModules(content, writer),
    ...pressModules(content, writer),
    ...quoteModules(content, writer),
    writer.fields('gallery', ['Albums', `${SCHEMA}/gallery`], albums),
    ...content.plain.map(({ kind, data }) =>
      kind.exports === 'page'
        ? writer.one(kind.module, kind.type, 'page', data)
        : writer.fields(kind.module, kind.type, data as object),
    ),
  ];
}
