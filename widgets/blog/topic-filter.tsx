import type { RefObject } from 'react';
import { messages } from './messages';

interface Props {
  box: RefObject<HTMLDivElement | null>;
  categories: readonly string[];
  /** The chosen topic; empty for all. */
  category: string;
  onChoose: (category: string) => void;
}

/** One button for all topics and one for each; pressing the chosen one again clears the choice. */
export function TopicFilter({ box, categories, category, onChoose }: Props) {
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
