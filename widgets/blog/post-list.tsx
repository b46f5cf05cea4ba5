import { useEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { findPosts } from '../kit/posts/find-posts';
import type { FindPicture, PostCard, PostListTexts } from '../kit/model/post';
import type { Picture } from '../kit/model/picture';
import { EmptyState } from '../kit/ui/empty-state';
import { PostCards, type OpenPost } from '../kit/posts/post-cards';
import { SearchField } from '../kit/ui/search-field';
import { messages } from './messages';
import { Topics } from './topics';
import { TopicFilter } from './topic-filter';

/** Topics are offered a second time below the stories from this number of them on. */
const MANY = 4;

/** So many stories are drawn at once when a filter changes; the others follow, so that typing stays smooth. */
const STEP = 12;

interface Props {
  posts: readonly PostCard[];
  categories: readonly string[];
  texts: PostListTexts;
  findPicture: FindPicture;
  /** Shown where no story is found. */
  none: Picture;
  /** The topic to begin with; empty for all. */
  category: string;
  onOpen: OpenPost | undefined;
}

/** All stories with a live search and a choice of topics; how many are found is announced. */
export function PostList({ posts, categories, texts, findPicture, none, category: initial, onOpen }: Props) {
  const { home } = useEmbed();
  const [query, setQuery] = useState('');
  const [from, setFrom] = useState(initial);
  const [category, setCategory] = useState(initial);
  if (from !== initial) {
    setFrom(initial);
    setCategory(initial);
  }
  const field = useRef<HTMLInputElement>(null);
  const filter = useRef<HTMLDivElement>(null);
  const found = findPosts(posts, query, category);
  const drawn = useSteps(found.length, `${query}\n${category}`);
  const filtered = Boolean(query.trim() || category);

  // The page of a story names its topic in a link to the list.
  useEffect(() => {
    const asked = home ? new URLSearchParams(location.search).get('category') : null;
    if (asked && categories.includes(asked)) setCategory(asked);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address is read once; from then on the buttons decide
  }, []);

  // What was pressed goes away; the focus must not fall back to the top of the page.
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
    <div className="stories">
      <div className="stories-tools">
        {/* Beside the field, so that it is in view while one types: below a phone's topics nobody sees it. */}
        <div className="stories-search">
          <SearchField
            label={texts.label}
            placeholder={texts.placeholder}
            field={field}
            query={query}
            onQuery={setQuery}
            onReset={() => {
              setQuery('');
              field.current?.focus();
            }}
          />
          <p id="found" role="status" className={filtered ? 'stories-found' : 'vh'}>
            {filtered ? messages.stories(found.length) : null}
          </p>
        </div>
        <TopicFilter box={filter} categories={categories} category={category} onChoose={setCategory} />
      </div>
      {found.length ? (
        <PostCards posts={found.slice(0, drawn)} findPicture={findPicture} onOpen={onOpen} />
      ) : (
        <EmptyState
          picture={none}
          title={messages.noneFoundTitle}
          text={messages.noneFoundText}
          action={{ label: messages.showAll, run: showAll }}
        />
      )}
      {!filtered && categories.length > 1 && found.length >= MANY ? (
        <Topics heading={texts.topics} posts={posts} categories={categories} onChoose={browse} />
      ) : null}
    </div>
  );
}

/**
 * Returns the number of items of a list to draw: all at first; after each change of what is asked for, a few more with
 * every task.
 */
function useSteps(all: number, asked: string): number {
  const [steps, setSteps] = useState({ asked, drawn: Infinity });
  const drawn = steps.asked === asked ? steps.drawn : STEP;
  useEffect(() => {
    if (drawn >= all) return undefined;
    const timer = setTimeout(() => setSteps({ asked, drawn: drawn + STEP }), 16);
    return () => clearTimeout(timer);
  }, [asked, drawn, all]);
  return drawn;
}
