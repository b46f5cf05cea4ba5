import { posts } from '#content/posts';
import { findPicture } from '#content/post-pictures';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Post } from '../../widgets/kit/model/post';
import type { PageProps } from '../routes';
import type { Head } from '../seo/head';
import { Crumbs } from '../ui/crumbs';
import { loadBody, loadedBody } from '../ui/post-bodies';
import { Print } from '../ui/print';

const findPost = ({ params }: PageProps): Post | undefined =>
  posts.find(({ id }) => String(id) === params.id);

export const prepare = ({ params }: PageProps): Promise<void> => loadBody(Number(params.id));

export function head(props: PageProps): Head {
  const post = findPost(props);
  return {
    title: post?.meta.title ?? 'Blog',
    description: post?.meta.description ?? 'Stories from the history of cats in New York City.',
    canonical: post ? `/blog/${post.id}` : '/blog',
  };
}

/**
 * One post. `/blog/5` is the address whose HTML holds the whole text; with script it becomes `/blog?post=5`, which
 * is what our links use. A post that does not exist leads to the list.
 */
export function Page(props: PageProps) {
  const post = findPost(props);
  const [path, navigate] = useLocation();
  useEffect(() => {
    const address = post ? `/blog?post=${post.id}` : '/blog';
    if (!post || path !== '/blog') navigate(address, { replace: true });
  }, [post, path]);
  return post ? <Article key={post.id} post={post} /> : null;
}

function Article({ post }: { post: Post }) {
  const [, setLoads] = useState(0);
  const Body = loadedBody(post.id);
  useEffect(() => {
    if (!Body) loadBody(post.id).then(() => setLoads((count) => count + 1), console.error);
  }, [Body]);
  return (
    <article className="post wrap sec">
      <Crumbs
        trail={[
          { href: '/', label: 'Home' },
          { href: '/blog', label: 'Blog' },
        ]}
        here={post.title}
      />
      <header className="post-head">
        <p className="post-sign">{post.category}</p>
        <h1>{post.title}</h1>
        <p className="lede">{post.excerpt}</p>
        <p className="post-meta">{`${post.date} · ${post.author} · ${post.readingMinutes} minutes`}</p>
      </header>
      <div className="post-text">
        <PostPicture name={post.image} alt={post.imageAlt} caption={post.imageCaption} />
        {Body ? <Body components={{ picture: PostPicture }} /> : null}
        <p className="post-meta">{post.tags.join(' · ')}</p>
        <p>
          <a href="/blog">Back to all posts</a>
        </p>
      </div>
    </article>
  );
}

function PostPicture({ name, alt, caption }: { name: string; alt: string; caption?: string | undefined }) {
  return (
    <Print picture={findPicture(name)} alt={alt} caption={caption} sizes="(min-width: 56em) 42rem, 92vw" />
  );
}
