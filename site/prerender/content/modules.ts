import path from 'node:path';
import type { SearchEntry } from '../../../widgets/kit/model/search';
import type { SiteSettings } from '../../../widgets/kit/model/settings';
import { bodyModule } from './body-module';
import { dataModule, type GeneratedModule } from './emit';
import type { Content } from './load';
import { calendarPage, tourCard, tourPage, tourSummary } from './tour-modules';

/** Builds modules that lie in an output folder and take their types from `kit/model`. */
function moduleWriter(outDir: string) {
  const models = path.relative(outDir, 'widgets/kit/model').split(path.sep).join('/');
  const type = (name: string, file: string) => `import type { ${name} } from '${models}/${file}';`;
  /** A module with one export. */
  const one = (
    module: string,
    [typeName, file]: [string, string],
    name: string,
    value: unknown,
    list = false,
  ) => dataModule(module, [type(typeName, file)], [{ name, type: list ? `${typeName}[]` : typeName, value }]);
  /** A module with one export per field. */
  const fields = (module: string, [typeName, file]: [string, string], value: object) =>
    dataModule(
      module,
      [type(typeName, file)],
      Object.entries(value).map(([name, item]) => ({ name, type: `${typeName}['${name}']`, value: item })),
    );
  return { models, one, fields };
}

type Writer = ReturnType<typeof moduleWriter>;

function tourModules({ settings, tours }: Content, { one }: Writer): GeneratedModule[] {
  if (!settings) return [];
  const summaries = tours.map(({ slug, data }) => tourSummary(slug, data, settings.data));
  return [
    one('tours', ['TourSummary', 'tour'], 'tours', summaries, true),
    one('tour-cards', ['TourCard', 'tour'], 'cards', summaries.map(tourCard), true),
    one(
      'tour-descriptions',
      ['TourDescriptions', 'tour'],
      'descriptions',
      Object.fromEntries(summaries.map(({ slug, description }) => [slug, description])),
    ),
    ...tours.map(({ slug, data }) =>
      one(`tour-${slug}`, ['TourPage', 'tour'], 'tour', tourPage(slug, data, settings.data)),
    ),
  ];
}

function postModules({ posts }: Content, { one, models }: Writer): GeneratedModule[] {
  const loaders = posts.map(({ data }) => `  ${data.id}: () => import('./post-${data.id}'),`);
  return [
    one(
      'posts',
      ['Post', 'post'],
      'posts',
      posts.map(({ data }) => data),
      true,
    ),
    {
      name: 'post-bodies.ts',
      text: [
        `import type { PostBody } from '${models}/post';`,
        '',
        'export const bodies: Record<number, () => Promise<{ Body: PostBody }>> = {',
        ...loaders,
        '};',
        '',
      ].join('\n'),
    },
    ...posts.map(({ data, body }) => bodyModule(data.id, body, models)),
  ];
}

function settingsModule({ settings }: Content, { fields }: Writer): GeneratedModule[] {
  if (!settings) return [];
  const { links, ...rest } = settings.data;
  const giftCards = calendarPage(rest.booking, rest.booking.giftCardItem);
  const value: SiteSettings = { ...rest, links: { giftCards, ...links } };
  return [fields('settings', ['SiteSettings', 'settings'], value)];
}

function searchModule({ search, tours }: Content, { one }: Writer): GeneratedModule[] {
  const entries: SearchEntry[] = [
    ...tours.map(({ slug, data }) => ({ name: data.title, path: `/tours/${slug}`, type: 'tour' as const })),
    ...(search?.data.pages ?? []).map((page) => ({ ...page, type: 'page' as const })),
  ];
  return [one('search', ['SearchEntry', 'search'], 'entries', entries, true)];
}

/** Every generated module of the content, for an output folder. */
export function contentModules(content: Content, outDir: string): GeneratedModule[] {
  const writer = moduleWriter(outDir);
  const albums = Object.fromEntries(content.albums.map(({ album, data }) => [album, data.pictures]));
  return [
    ...settingsModule(content, writer),
    ...tourModules(content, writer),
    ...postModules(content, writer),
    ...searchModule(content, writer),
    writer.fields('gallery', ['Albums', 'gallery'], albums),
    ...content.plain.map(({ kind, data }) =>
      kind.exports === 'page'
        ? writer.one(kind.module, [kind.type, kind.model], 'page', data)
        : writer.fields(kind.module, [kind.type, kind.model], data as object),
    ),
  ];
}
