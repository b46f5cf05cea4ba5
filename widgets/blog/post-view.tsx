import { useEffect, useRef, type ReactNode } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import { relatedPosts } from '../kit/posts/find-posts';
import type { FindPicture, PostCard, PostModule } from '../kit/model/post';
import { ButtonLink } from '../kit/ui/button';
import { PostArticle } from '../kit/posts/post-article';
import { PostCards, type OpenPost } from '../kit/posts/post-cards';
import { messages } from './messages-post-view';

interface Props extends PostModule {
  posts: readonly PostCard[];
  findPicture: FindPicture;
  takeFocus: boolean;
  onOpen: OpenPost | undefined;
  back: ReactNode;
}

export function PostView({ post, Body, posts, findPicture, takeFocus, onOpen, back }: Props) {
  const host = useEmbed();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takeFocus) return;
    heading.current!.focus({ preventScroll: true });
    heading.current!.closest('article')!.scrollIntoView();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the focus moves here once, when the post opens
  }, []);

  const level = Math.min(host.heading, 4);
  const Title = `h${level}` as 'h3';
  const Section = `h${level + 1}` as 'h4';
  const related = relatedPosts(posts, post);
  return (
    <article className="post">
      {back}
      <p part="meta" className="post-about">
        {`${post.category} · ${post.date}`}
      </p>
      <Title part="title" ref={heading} className="post-title" tabIndex={-1}>
        {post.title}
      </Title>
      <p className="post-excerpt">{post.excerpt}</p>
      <PostArticle
        post={post}
        Body={Body}
        findPicture={findPicture}
        headingLevel={Math.min(level + 1, 4)}
        onOpen={onOpen}
      />
      <div className="post-more">
        {related.length ? <Section>{messages.related}</Section> : null}
        <PostCards posts={related} findPicture={findPicture} level={level + 2} onOpen={onOpen} />
        <p className="post-links">
          <ButtonLink href={pageUrl('/booking', host)}>{messages.book}</ButtonLink>
          <a href={pageUrl('/blog', host)}>{messages.browse}</a>
        </p>
      </div>
    </article>
  );
}
