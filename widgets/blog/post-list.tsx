import { useEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { findPosts } from '../kit/posts/find-posts';
import type { FindPicture, PostCard, PostListTexts } from '../kit/model/post';
import { EmptyState } from '../kit/ui/empty-state';
import { PostCards, type OpenPost } from '../kit/posts/post-cards';
import { SearchField } from '../kit/ui/search-field';
import { none } from './data';
import { messages } from './messages';
import { TopicFilter, Topics } from './topics';

/** Number of posts from which the topics also show below them. */
const MIN_FOR_TOPICS = 4;

interface Props {
  posts: readonly PostCard[];
  categories: readonly string[];
  texts: PostListTexts;
  findPicture: FindPicture;
  /** Initial topic; empty for all. */
  category: string;
  onOpen: OpenPost | undefined;
}

/** Renders all posts with a live search and topics. The number found is announced. */
export function PostList({ posts, categories, texts, findPicture, category: initial, onOpen }: Props) {
  const { home } = useEmbed();
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState(initial);
  const field = useRef<HTMLInputElement>(null);
  const filter = useRef<HTMLDivElement>(null);
  const found = findPosts(posts, query, category);
  const filtered = Boolean(query.trim() || category);

  // Story pages link to the list with their topic.
  useEffect(() => {
    const requested = home ? new URLSearchParams(location.search).get('category') : null;
    if (requested && categories.includes(requested)) setCategory(requested);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is read once
  }, []);

  // The pressed button unmounts; the focus must not fall back to the top of the page.
  const showAll = () => {
    setQuery('');
    setCategory('');
    filter.current?.querySelector('button')?.focus();
  };
  const browse = (topic: string) => {
    setCategory(topic);
    filter.current?.querySelectorAll('button')[categories.indexOf(topic) + 1]?.focus();
  };

  if (!posts.length) {
    return <EmptyState picture={none} title={messages.noPostsTitle} text={messages.noPostsText} />;
  }
  return (
    <div className="blog">
      <div className="blog-tools">
        <div className="blog-search">
          <SearchField
            label={texts.label}
            placeholder={texts.placeholder}
            field={field}
            query={query}
            found={found.length}
            onQuery={setQuery}
            onReset={() => {
              setQuery('');
              field.current?.focus();
            }}
          />
          <p id="found" role="status" className={filtered ? 'blog-found' : 'vh'}>
            {filtered ? messages.posts(found.length) : null}
          </p>
        </div>
        <TopicFilter box={filter} categories={categories} category={category} onChoose={setCategory} />
      </div>
      {found.length ? (
        <PostCards posts={found} findPicture={findPicture} onOpen={onOpen} />
      ) : (
        <EmptyState
          picture={none}
          title={messages.noneFoundTitle}
          text={messages.noneFoundText}
          action={{ label: messages.showAll, run: showAll }}
        />
      )}
      {!filtered && categories.length > 1 && found.length >= MIN_FOR_TOPICS ? (
        <Topics heading={texts.topics} posts={posts} categories={categories} onChoose={browse} />
      ) : null}
    </div>
  );
}
