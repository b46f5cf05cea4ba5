import path from 'node:path';
import { MONTHS } from '../../../widgets/kit/model/calendar-names';
import type { PressFile } from '../../schema/press';
import type { FaqEntry, FaqItem } from '../../../widgets/kit/model/faq';
import type { FaqFile } from '../../schema/faq';
import type { SearchEntry } from '../../../widgets/kit/model/search';
import type { Settings } from '../../schema/settings';
import type { Texts as BlogTexts } from '../../pages/blog.schema';
import { POST_CATEGORIES, type Post, type PostCard } from '../../../widgets/kit/model/post';
import type { TestimonialFile } from '../../schema/testimonial';
import { bodyModule } from './posts/body-module';
import { dataModule, type GeneratedModule } from './write-module';
import { headingIds } from './posts/heading-ids';
import type { Content } from './load';
import { tourCard, tourPage, tourSchedule, tourSummary } from './tour-modules';

const MODEL = 'widgets/kit/model';
const SCHEMA = 'site/schema';
/** A type by its name, and the module that has it, from the project's root. */
type TypeOf = readonly [name: string, from: string];

/** Builds modules that lie in an output folder and take their types from the sources. */
function moduleWriter(outDir: string) {
  const root = path.relative(outDir, '.').split(path.sep).join('/');
  const type = ([name, from]: TypeOf) => `import type { ${name} } from '${root}/${from}';`;
  /** A module with one export. */
  const one = (module: string, of: TypeOf, name: string, value: unknown, list = false) =>
    dataModule(module, [type(of)], [{ name, type: list ? `${of[0]}[]` : of[0], value }]);
  /** A module with one export per field. */
  const fields = (module: string, of: TypeOf, value: object) =>
    dataModule(
      module,
      [type(of)],
      Object.entries(value).map(([name, item]) => ({ name, type: `${of[0]}['${name}']`, value: item })),
    );
  return { type, models: `${root}/${MODEL}`, one, fields };
}

type Writer = ReturnType<typeof moduleWriter>;

/** Returns the module that says when the tours leave, and in which months. */
function scheduleModule(
  { from, to }: Settings['season'],
  tours: Content['tours'],
  models: string,
): GeneratedModule {
  const types = `import type { Season, TourSchedule } from '${models}/schedule';`;
  const month = (name: string) => MONTHS.indexOf(name) + 1;
  return dataModule(
    'tour-schedules',
    [types],
    [
      { name: 'season', type: 'Season', value: { from: month(from), to: month(to) } },
      {
        name: 'schedules',
        type: 'TourSchedule[]',
        value: tours.map(({ slug, data }) => tourSchedule(slug, data)),
      },
    ],
  );
}

function tourModules({ settings, tours }: Content, { type, one, models }: Writer): GeneratedModule[] {
  if (!settings) return [];
  const summaries = tours.map(({ slug, data }) => tourSummary(slug, data));
  return [
    one('tours', ['TourSummary', `${SCHEMA}/tour`], 'tours', summaries, true),
    one('tour-cards', ['TourCard', `${MODEL}/tour`], 'cards', summaries.map(tourCard), true),
    scheduleModule(settings.data.season, tours, models),
    one(
      'tour-items',
      ['TourItems', `${MODEL}/schedule`],
      'items',
      Object.fromEntries(tours.map(({ slug, data: { itemId, title } }) => [slug, { item: itemId, title }])),
    ),
    one(
      'tour-descriptions',
      ['TourDescriptions', `${MODEL}/tour`],
      'descriptions',
      Object.fromEntries(summaries.map(({ slug, description }) => [slug, description])),
    ),
    withLoaders(
      dataModule('tour-pages', [type(['TourPage', `${SCHEMA}/tour`])], []),
      'Record<string, () => Promise<{ tour: TourPage }>>',
      tours.map(({ slug }) => [slug, `tour-${slug}`]),
    ),
    ...tours.map(({ slug, data }) =>
      one(`tour-${slug}`, ['TourPage', `${SCHEMA}/tour`], 'tour', tourPage(slug, data, settings.data)),
    ),
  ];
}

function postModules({ posts, plain }: Content, { one, models }: Writer): GeneratedModule[] {
  const all = posts.map(({ data }) => data);
  const page = plain.find(({ kind }) => kind.module === 'page-blog')?.data as BlogTexts | undefined;
  const used = POST_CATEGORIES.filter((category) => all.some((post) => post.category === category));
  return [
    one('posts', ['Post', `${MODEL}/post`], 'posts', all, true),
    withLoaders(
      dataModule(
        'post-cards',
        [`import type { PostCard, PostCategory, PostListTexts, PostModule } from '${models}/post';`],
        [
          { name: 'posts', type: 'PostCard[]', value: all.map(postCard) },
          { name: 'categories', type: 'PostCategory[]', value: used },
          ...(page
            ? [
                {
                  name: 'texts',
                  type: 'PostListTexts',
                  value: { ...page.search, topics: page.topicsHeading },
                },
              ]
            : []),
        ],
      ),
      'Record<number, (again?: string) => Promise<PostModule>>',
      all.map(({ id }) => [id, `post-${id}`]),
    ),
    ...posts.map(({ data, body }) => bodyModule(data, body, models)),
  ];
}

/** Returns what a list of posts shows of one. */
const postCard = ({ id, title, excerpt, category, date, image, imageAlt }: Post): PostCard => ({
  id,
  title,
  excerpt,
  category,
  date,
  image,
  imageAlt,
});

/** A module that can also fetch others, by key. */
function withLoaders(
  { name, text }: GeneratedModule,
  type: string,
  entries: readonly (readonly [key: string | number, module: string])[],
): GeneratedModule {
  const lines = entries.map(
    ([key, module]) => `  ${JSON.stringify(key)}: (_again = '') => import('./${module}'),\n`,
  );
  return { name, text: `${text}\nexport const modules: ${type} = {\n${lines.join('')}};\n` };
}

/** The questions of each page in a module of their own, so that no page carries those of another. */
function faqModules({ plain, tours }: Content, { one, models }: Writer): GeneratedModule[] {
  const file = plain.find(({ kind }) => kind.module === 'faqs')?.data as FaqFile | undefined;
  const topics: [topic: string, items: FaqItem[]][] = [
    ...(file
      ? ([
          ['tours', file.tours],
          ['contact', file.contact],
          ['press-kit', [...file.pressKit, file.appended]],
        ] as [string, FaqItem[]][])
      : []),
    ...tours.map(({ slug, data }): [string, FaqItem[]] => [slug, data.faq]),
  ];
  return [
    withLoaders(
      dataModule('faq-topics', [`import type { FaqEntry } from '${models}/faq';`], []),
      'Record<string, (again?: string) => Promise<{ items: FaqEntry[] }>>',
      topics.map(([topic]) => [topic, `faq-${topic}`]),
    ),
    ...topics.map(([topic, items]) =>
      one(`faq-${topic}`, ['FaqEntry', `${MODEL}/faq`], 'items', withIds(items), true),
    ),
  ];
}

function withIds(items: readonly FaqItem[]): FaqEntry[] {
  const idOf = headingIds();
  return items.map(({ question, answer }) => ({ id: `faq-${idOf(question)}`, question, answer }));
}

function settingsModule({ settings }: Content, { fields }: Writer): GeneratedModule[] {
  if (!settings) return [];
  return [fields('settings', ['Settings', `${SCHEMA}/settings`], settings.data)];
}

function searchModule({ search, tours }: Content, { one }: Writer): GeneratedModule[] {
  const entries: SearchEntry[] = [
    ...tours.map(({ slug, data }) => ({ name: data.title, path: `/tours/${slug}`, type: 'tour' as const })),
    ...(search?.data.pages ?? []).map((page) => ({ ...page, type: 'page' as const })),
  ];
  return [one('search', ['SearchEntry', `${MODEL}/search`], 'entries', entries, true)];
}

const plainData = ({ plain }: Content, module: string) =>
  plain.find(({ kind }) => kind.module === module)?.data;

/** The strip and the articles apart: no page shows both. */
function pressModules(content: Content, { one }: Writer): GeneratedModule[] {
  const file = plainData(content, 'press') as PressFile | undefined;
  if (!file) return [];
  return [
    one('press-outlets', ['PressOutlet', `${MODEL}/press`], 'outlets', file.outlets, true),
    one('press-articles', ['PressArticle', `${MODEL}/press`], 'articles', file.articles, true),
  ];
}

/**
 * Returns what guests said, with a module for each place where it appears. A tour without quotes of its own shows the
 * usual ones.
 */
function quoteModules(content: Content, { one }: Writer): GeneratedModule[] {
  const file = plainData(content, 'testimonials') as TestimonialFile | undefined;
  if (!file) return [];
  const { google, defaults, pressKit } = file;
  const ofTours = content.tours.map(({ slug, data }) => [slug, data.testimonials] as const);
  const quotes = [['guests', google] as const, ['press-kit', pressKit] as const, ...ofTours].map(
    ([name, own]) => ({ name, quotes: own.length ? own : defaults }),
  );
  const speakers = quotes.filter(({ quotes }) => quotes.length > 0).map(({ name }) => name);
  return [
    ...quotes.map(({ name, quotes }) =>
      one(`quotes-${name}`, ['Testimonial', `${MODEL}/testimonial`], 'quotes', quotes, true),
    ),
    // Pages leave out the heading of quotes that are not there.
    dataModule('speakers', [], [{ name: 'speakers', type: 'readonly string[]', value: speakers }]),
  ];
}

/** Every generated module of the content, for an output folder. */
export function contentModules(content: Content, outDir: string): GeneratedModule[] {
  const writer = moduleWriter(outDir);
  const albums = Object.fromEntries(content.albums.map(({ album, data }) => [album, data.pictures]));
  return [
    ...settingsModule(content, writer),
    ...tourModules(content, writer),
    ...postModules(content, writer),
    ...faqModules(content, writer),
    ...searchModule(content, writer),
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
