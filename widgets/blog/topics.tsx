import type { RefObject } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import type { PostCard } from '../kit/model/post';
import { messages } from './messages';

interface TopicsProps {
  heading: string;
  posts: readonly PostCard[];
  categories: readonly string[];
  onChoose: (category: string) => void;
}

/** Renders the topics below the posts, with the number of posts. */
export function Topics({ heading, posts, categories, onChoose }: TopicsProps) {
  const Heading = `h${useEmbed().heading}` as 'h3';
  return (
    <div className="topics">
      <Heading>{heading}</Heading>
      <ul className="topics-list" role="list">
        {categories.map((topic) => {
          const count = posts.filter(({ category }) => category === topic).length;
          return (
            <li key={topic}>
              <button type="button" part="button" className="topics-button" onClick={() => onChoose(topic)}>
                <span className="topics-name">{topic}</span>
                <span className="topics-count">{messages.posts(count)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface FilterProps {
  box: RefObject<HTMLDivElement | null>;
  categories: readonly string[];
  /** Empty for all. */
  category: string;
  onChoose: (category: string) => void;
}

/** Renders a button for all topics and one for each; pressing the chosen one again clears the choice. */
export function TopicFilter({ box, categories, category, onChoose }: FilterProps) {
  return (
    <div ref={box} role="group" aria-label={messages.topics} className="topic-filter">
      {['', ...categories].map((topic) => (
        <button
          key={topic}
          type="button"
          part="button"
          className="topic"
          aria-pressed={topic === category}
          onClick={() => onChoose(topic === category ? '' : topic)}
        >
          {topic || messages.allTopics}
        </button>
      ))}
    </div>
  );
}
