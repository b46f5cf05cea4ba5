import { fromMarkdown } from 'mdast-util-from-markdown';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { linkFault } from '../../../site/prerender/content/references';
import { nodesOf } from '../../../site/prerender/content/posts/markdown';
import { bodyHtml } from '../../../site/prerender/html/feed';
import { EmbedContext, type Embed } from '../../../widgets/kit/element/embed-context';
import { isAddress } from '../../../widgets/kit/model/address';
import { actionSchema, webAddress } from '../../../site/schema/fields';
import type { Post, PostBody } from '../../../widgets/kit/model/post';
import { PostArticle } from '../../../widgets/kit/posts/post-article';
import { Articles } from '../../../widgets/press/articles';
import { Logos } from '../../../widgets/press/logos';
import { DOUBTFUL, HOSTILE } from '../../helpers/hostile-links';

const GOOD = [
  '/',
  '/tours#faq',
  '/blog?post=3',
  '#book-now',
  'https://example.com',
  'HTTPS://example.com/a?b=c#d',
  'https://example.com/?next=https://example.org//x',
  'http://example.com/old',
  'https://bücher.example/straße',
  'mailto:hello@example.com?subject=A%20B',
];
const targets = { pages: new Set(['/', '/tours', '/blog?post=3']), pictures: new Set<string>() };
const pages = { home: true, heading: 2, partner: '', tag: 'cat-blog', emit() {} } as unknown as Embed;
const within = (host: Partial<Embed>, children: unknown) =>
  renderToString(
    (
      <EmbedContext.Provider value={{ ...pages, ...host }}>{children as never}</EmbedContext.Provider>
    ) as never,
  );
const cached = (value: unknown) => ({ peek: () => value, load: () => Promise.resolve(value) }) as never;

describe('isAddress', () => {
  it.each(GOOD)('accepts %j', (address) => {
    expect(isAddress(address)).toBe(true);
    expect(linkFault(address, targets)).toBeUndefined();
  });

  it.each(HOSTILE)('rejects %j in fields, posts, elements and feeds', (address) => {
    expect(isAddress(address)).toBe(false);
    expect(actionSchema.safeParse({ label: 'x', href: address }).success).toBe(false);
    expect(webAddress().safeParse(address).success).toBe(false);
    expect(linkFault(address, targets)?.wrong).toContain('no address');
    const Body: PostBody = ({ components: { link: Link = 'a' as never } }) => (
      <Link href={address}>words</Link>
    );
    expect(bodyHtml(Body)).toBe('<a>words</a>');
    for (const home of [true, false]) {
      const article = (
        <PostArticle
          post={{ tags: [] } as never as Post}
          Body={Body}
          findPicture={() => undefined}
          headingLevel={2}
        />
      );
      expect(within({ home }, article)).toContain('<a>words</a>');
      const written = [{ title: 'x', link: address }];
      const marks = [{ name: 'x', alt: 'x', link: address }];
      for (const html of [
        within({ home }, <Articles articles={cached(written)} />),
        within({ home }, <Logos logos={cached(marks)} />),
      ]) {
        const [, links, credit] = /^(.*<\/ul>)(.*)$/.exec(html)!;
        expect(links).toMatch(/<a /);
        expect(links).not.toContain('href');
        expect(credit).not.toContain(address);
      }
    }
  });
});

describe('a link in content', () => {
  it.each(DOUBTFUL)('rejects %j', (address) => {
    expect(actionSchema.safeParse({ label: 'x', href: address }).success).toBe(false);
    expect(webAddress().safeParse(address).success).toBe(false);
    expect(linkFault(address, targets)?.wrong).toContain('no address');
  });
});

describe('a link written in Markdown', () => {
  it.each([
    '[words](javascript:alert(1))',
    '[words](<java&#115;cript:alert(1)>)',
    '[words](javascript&colon;alert(1))',
    '[words](java&Tab;script:alert(1))',
    '[words](DATA:text/html,x)',
    '[words](/\\evil.example)',
    '[words](</&#92;evil.example>)',
    '[words](/&sol;evil.example)',
    '<javascript:alert(1)>',
  ])('%s is refused as what it becomes', (text) => {
    const link = [...nodesOf(fromMarkdown(text))].find(({ type }) => type === 'link');
    expect(link).toBeDefined();
    expect(linkFault((link as { url: string }).url, targets)).toBeDefined();
  });
});
