import { useEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { useQuery } from '../kit/data/query';
import { QueryState } from '../kit/data/query-state';
import { findPosts } from '../kit/posts/find-posts';
import { postList } from '../kit/posts/post-modules';
import type { FindPicture, PostCard, PostListTexts } from '../kit/model/post';
import { warnOnce } from '../kit/element/warn-once';
import { PostCards, type OpenPost } from '../kit/posts/post-cards';
import { Button } from '../kit/ui/button';
import { Credit } from '../kit/ui/credit';
import { messages } from './messages';
import { OpenedPost } from './opened-post';
import { PostList } from './post-list';

interface BlogOptions {
  /** Id of the post to show; 0 for the list. */
  post: number;
  /** Initial topic; empty for all. */
  category: string;
  /** Maximum number of posts, without search and topics; 0 for all. */
  limit: number;
  /** Small rows, without search and topics. */
  compact: boolean;
  /** Posts open in place. */
  inline: boolean;
}

/** Renders the blog: its list, a short one for sidebars, or one post. The list of posts is a chunk of its own. */
export function Blog(options: BlogOptions) {
  const { home } = useEmbed();
  const { value, failed, retry } = useQuery(postList, 'all');
  if (!value) return <QueryState failed={failed} onRetry={retry} />;
  return (
    <div className="box">
      <BlogView key={options.post} {...options} {...value} />
      {home ? null : <Credit />}
    </div>
  );
}

interface Props extends BlogOptions {
  posts: readonly PostCard[];
  categories: readonly string[];
  texts: PostListTexts;
  findPicture: FindPicture;
}

/** Renders the list or the open post. The list stays hidden behind a post, so that it keeps its state. */
function BlogView({ posts, categories, texts, findPicture, ...options }: Props) {
  const { post, category, limit, compact, inline } = options;
  const { tag, emit } = useEmbed();
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState(post);
  const shown = posts.find(({ id }) => id === opened);
  const first = posts.find(({ id }) => id === post);
  const topic = categories.find((name) => name.toLowerCase() === category.trim().toLowerCase()) ?? '';
  useEffect(() => {
    if (category && !topic) warnOnce(tag, `category="${category}" is not a topic`);
    if (post && !first) warnOnce(tag, `post="${post}" is not a story`);
  }, [category, topic, post, first, tag]);

  // Back from a post, the focus returns to its link.
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!left) return;
    const link = [...box.current!.querySelectorAll('a')].find(({ href }) => isTo(href, left));
    link?.focus();
    setLeft(0);
  }, [left]);

  const open: OpenPost = (id, event) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(id);
    emit('cat-post-open', { post: id });
  };
  const back = () => {
    setLeft(opened);
    setOpened(post);
  };
  const onOpen = inline ? open : undefined;
  const short = posts.length > 0 && (compact || limit > 0);
  const listed = shown === undefined || (inline && !first);
  return (
    <div ref={box}>
      {shown ? (
        <OpenedPost
          key={shown.id}
          postCard={shown}
          posts={posts}
          findPicture={findPicture}
          takeFocus={opened !== post || left > 0}
          onOpen={onOpen}
          back={
            (listed || shown !== first) && (
              <Button kind="ghost" onClick={back}>
                {messages.backTo(first?.title)}
              </Button>
            )
          }
        />
      ) : null}
      {listed ? (
        <div hidden={Boolean(shown)}>
          {short ? (
            <PostCards
              posts={findPosts(posts, '', topic).slice(0, limit || undefined)}
              findPicture={findPicture}
              compact={compact}
              onOpen={onOpen}
            />
          ) : (
            <PostList
              posts={posts}
              categories={categories}
              texts={texts}
              findPicture={findPicture}
              key={topic}
              category={topic}
              onOpen={onOpen}
            />
          )}
        </div>
      ) : null}
    </div>
  );
}

const isTo = (href: string, id: number): boolean => new RegExp(`/blog[/?](post=)?${id}(\\D|$)`).test(href);
