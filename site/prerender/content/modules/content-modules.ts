import { POST_CATEGORIES } from '../../../../widgets/kit/model/post';
import type { Texts as BlogTexts } from '../../../pages/blog.schema';
import type { PressFile } from '../../../schema/press';
import type { TestimonialFile } from '../../../schema/testimonial';
import { fileOf, type Content } from '../load';
import { bodyModule } from '../posts/body-module';
import { postCard } from '../posts/posts';
import { languageModules } from './languages';
import { faqModules, searchModules } from './questions';
import { walkModules, tourModules } from './tours';
import { dataModule, fields, MODEL, one, SCHEMA, typeImport, withLoaders } from './writer';
import type { GeneratedModule } from './writer';

/** Returns a module of the posts' cards and one for each body. */
function postModules(content: Content): GeneratedModule[] {
  const posts = content.posts.map(({ data }) => data);
  const { search, topicsHeading } = fileOf<BlogTexts>(content, 'page-blog');
  const types = 'PostCard, PostCategory, PostListTexts, PostModule';
  const cards = dataModule('post-cards', typeImport(types, `${MODEL}/post`), {
    'posts: PostCard[]': posts.map(postCard),
    'categories: PostCategory[]': POST_CATEGORIES.filter((category) =>
      posts.some((post) => post.category === category),
    ),
    'texts: PostListTexts': { ...search, topics: topicsHeading },
  });
  return [
    one('posts', 'posts: Post[]', `${MODEL}/post`, posts),
    withLoaders(
      cards,
      'Record<number, () => Promise<PostModule>>',
      posts.map(({ id }) => [id, `post-${id}`]),
    ),
    ...content.posts.map(({ data, body }) => bodyModule(data, body)),
  ];
}

/** Returns a module of guests' quotes for each page; a tour without its own shows the default ones. */
function quoteModules(content: Content): GeneratedModule[] {
  const { google, defaults, pressKit } = fileOf<TestimonialFile>(content, 'testimonials');
  const ofTours = content.tours.map(({ slug, data }) => [slug, data.testimonials] as const);
  const quotes = [['guests', google] as const, ['press-kit', pressKit] as const, ...ofTours].map(
    ([name, own]) => ({ name, quotes: own.length ? own : defaults }),
  );
  // A page has no section for an empty group.
  const quoteGroups = quotes.filter(({ quotes }) => quotes.length > 0).map(({ name }) => name);
  return [
    ...quotes.map(({ name, quotes }) =>
      one(`quotes-${name}`, 'quotes: Testimonial[]', `${MODEL}/testimonial`, quotes),
    ),
    dataModule('quote-groups', '', { 'quoteGroups: readonly string[]': quoteGroups }),
  ];
}

export function contentModules(content: Content): GeneratedModule[] {
  const albums = Object.fromEntries(content.albums.map(({ album, data }) => [album, data.pictures]));
  const { outlets, articles } = fileOf<PressFile>(content, 'press');
  // Optional settings are exports, too.
  const settings = { repository: undefined, statistics: undefined, ...content.settings!.data };
  return [
    fields('settings', 'Settings', `${SCHEMA}/settings`, settings),
    ...tourModules(content),
    ...walkModules(content),
    ...languageModules(content),
    ...postModules(content),
    ...faqModules(content),
    ...searchModules(content),
    // No page shows both.
    one('press-outlets', 'outlets: PressOutlet[]', `${MODEL}/press`, outlets),
    one('press-articles', 'articles: PressArticle[]', `${MODEL}/press`, articles),
    ...quoteModules(content),
    fields('gallery', 'Albums', `${SCHEMA}/gallery`, albums),
    ...content.plain
      // Its topics have a module each.
      .filter(({ kind }) => kind.module !== 'faqs')
      .map(({ kind: { module, type, from }, data }) =>
        type === 'schema'
          ? dataModule(module, typeImport(type, from), { 'page: typeof schema._output': data })
          : fields(module, type, from, data as object),
      ),
  ];
}
