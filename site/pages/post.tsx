import { css } from '#css/pages/post';
import { page as blog } from '#content/page-blog';
import { picture as closing } from '#content/picture/cta/story';
import { posts } from '#content/post-cards';
import { findPicture } from '#content/post-pictures';
import { business } from '#content/settings';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { relatedPosts } from '../../widgets/kit/posts/find-posts';
import type { Action } from '../schema/fields';
import type { Post, PostModule } from '../../widgets/kit/model/post';
import { topicUrl } from '../../widgets/kit/posts/post-links';
import { postModules } from '../../widgets/kit/posts/post-modules';
import { PostArticle } from '../../widgets/kit/posts/post-article';
import { PostCards } from '../../widgets/kit/posts/post-cards';
import type { PageProps } from './page-module';
import type { Head } from '../seo/head';
import { pictureAddress, type PageFacts } from '../seo/page-facts';
import { postPath, postThing } from '../seo/structured-data/blog';
import { businessName, websiteThing } from '../seo/structured-data/business';
import { breadcrumbs, pageThing } from '../seo/structured-data/page';
import { CallToAction } from '../ui/text/call-to-action';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { Icon } from '../ui/icon';
import { BlogLoading } from '../ui/blog-loading';
import { messages } from './messages';

const idOf = ({ params }: PageProps) => Number(params.id);

export async function loadData(props: PageProps): Promise<void> {
  await postModules.load(idOf(props));
}

export function head(props: PageProps): Head {
  const post = postModules.peek(idOf(props))?.post;
  return {
    title: post?.meta.title ?? blog.meta.title,
    description: post?.meta.description ?? blog.meta.description,
    canonical: post ? `/blog/${post.id}` : '/blog',
  };
}

export function facts(props: PageProps): PageFacts {
  const { post } = postModules.peek(idOf(props))!;
  const { title, category, tags, image, imageAlt, isoDate, meta } = post;
  const picture = pictureAddress(image);
  return {
    card: { title, kicker: category, picture: image, alt: imageAlt },
    keywords: [...tags, ...business.keywords],
    article: { published: isoDate, section: category, tags },
    graph: [
      pageThing('WebPage', { ...meta, canonical: postPath(post) }, picture),
      breadcrumbs(trailOf(post), title),
      businessName(business),
      websiteThing(business),
      postThing(post, [picture], business),
    ],
  };
}

const trailOf = ({ category }: Post): Action[] => [
  { href: '/', label: messages.home },
  { href: '/blog', label: messages.blog },
  { href: topicUrl(category), label: category },
];

/** Renders a post, without scripts at `/blog/5`. An unknown post redirects to the list. */
export function Page(props: PageProps) {
  const id = idOf(props);
  return <PostPage key={id} id={id} />;
}

function PostPage({ id }: { id: number }) {
  const [path, navigate] = useLocation();
  const [module, setModule] = useState(postModules.peek(id));
  useEffect(() => {
    if (!posts.some((post) => post.id === id)) navigate('/blog', { replace: true });
    else if (!module) postModules.load(id).then(setModule, console.error);
    // Also runs when the address changes: the redirect of `/blog/99` to `/blog?post=99` overtakes the first navigation.
  }, [path, id, module, navigate]);
  return module ? <LoadedPost {...module} /> : null;
}

function LoadedPost({ post, Body }: PostModule) {
  const { title, excerpt, category, date, author, readingMinutes } = post;
  const related = relatedPosts(posts, post);
  return (
    <>
      <article className="post">
        <div className="wrap">
          <style>{css}</style>
          <Breadcrumbs trail={trailOf(post)} here={title} />
          <header className="post-head">
            <p className="post-sign">{category}</p>
            <h1>{title}</h1>
            <p className="lede">{excerpt}</p>
            <p className="text-small text-muted">{messages.postMeta(date, author, readingMinutes)}</p>
          </header>
        </div>
        <BlogLoading>
          <div className="wrap sec pt-0 post-in">
            <PostArticle post={post} Body={Body} findPicture={findPicture} headingLevel={2}>
              <p>
                <a className="post-back" href="/blog">
                  <Icon name="chevron" />
                  {messages.backToPosts}
                </a>
              </p>
            </PostArticle>
          </div>
        </BlogLoading>
      </article>
      {related.length ? (
        <div className="band">
          <section className="wrap sec">
            <div className="post-related">
              <h2>{messages.related}</h2>
              <a href="/blog">{messages.browsePosts}</a>
            </div>
            <PostCards posts={related} findPicture={findPicture} level={3} />
          </section>
        </div>
      ) : null}
      <CallToAction picture={closing} {...blog.closing} />
    </>
  );
}
