import { useEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { findPosts } from '../kit/posts/find-posts';
import type { FindPicture, PostCard, PostListTexts } from '../kit/model/post';
import type { Picture } from '../kit/model/picture';
import { warnOnce } from '../kit/element/warn-once';
import { PostCards, type OpenPost } from '../kit/posts/post-cards';
import { Button } from '../kit/ui/button';
import { messages } from './messages';
import { OpenStory } from './open-story';
import { PostList } from './post-list';

/** Detail of the `cat-post-open` event. */
export interface PostOpen {
  /** The story's number. */
  post: number;
}

/** Options that the page's author may choose. */
export interface BlogOptions {
  /** The one story to show; 0 for the list. */
  post: number;
  /** The topic to begin with; empty for all. */
  category: string;
  /** At most so many stories, without search and topics; 0 for all. */
  limit: number;
  /** Small rows, without search and topics. */
  compact: boolean;
  /** Stories open in place. */
  inline: boolean;
}

interface Props extends BlogOptions {
  /** Newest first. */
  posts: readonly PostCard[];
  categories: readonly string[];
  texts: PostListTexts;
  findPicture: FindPicture;
  /** Shown where no story is found. */
  none: Picture;
}

/** The list, or the story that is open. The list stays while a story is read, so that one finds it as it was left. */
export function BlogView({ posts, categories, texts, findPicture, none, ...options }: Props) {
  const { post, category, limit, compact, inline } = options;
  const { tag, emit } = useEmbed();
  const box = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState(post);
  const [opened, setOpened] = useState(post);
  if (from !== post) {
    setFrom(post);
    setOpened(post);
  }
  const story = posts.find(({ id }) => id === opened);
  const first = posts.find(({ id }) => id === post);
  const topic = categories.find((name) => name.toLowerCase() === category.trim().toLowerCase()) ?? '';
  useEffect(() => {
    if (category && !topic) warnOnce(tag, `category="${category}" is not a topic`);
    if (post && !first) warnOnce(tag, `post="${post}" is not a story`);
  }, [category, topic, post, first, tag]);

  // Once a story is left, the focus goes back to the link that opened it.
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
    emit('cat-post-open', { post: id } satisfies PostOpen);
  };
  const back = () => {
    setLeft(opened);
    setOpened(post);
  };
  const onOpen = inline ? open : undefined;
  const short = posts.length > 0 && (compact || limit > 0);
  const listed = story === undefined || (inline && !first);
  return (
    <div ref={box}>
      {story ? (
        <OpenStory
          key={story.id}
          story={story}
          posts={posts}
          findPicture={findPicture}
          takeFocus={opened !== post || left > 0}
          onOpen={onOpen}
          back={
            (listed || story !== first) && (
              <Button kind="ghost" onClick={back}>
                {messages.backTo(first?.title)}
              </Button>
            )
          }
        />
      ) : null}
      {listed ? (
        <div hidden={Boolean(story)}>
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
              none={none}
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
