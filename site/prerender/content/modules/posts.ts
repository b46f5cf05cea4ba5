import { POST_CATEGORIES } from '../../../../widgets/kit/model/post';
import type { Texts as BlogTexts } from '../../../pages/blog.schema';
import type { Content } from '../load';
import { bodyModule } from '../posts/body-module';
import { postCard } from '../posts/posts';
import { dataModule, type GeneratedModule } from './write-module';
import { MODEL, withLoaders, type Writer } from './writer';

/** Returns the posts' cards in one module, and each post's body in its own. */
export function postModules({ posts, plain }: Content, { one, models }: Writer): GeneratedModule[] {
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
