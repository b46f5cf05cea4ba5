import { useEmbed } from '../kit/element/embed-context';
import type { PostCard } from '../kit/model/post';
import { messages } from './messages';

interface Props {
  heading: string;
  posts: readonly PostCard[];
  categories: readonly string[];
  onChoose: (category: string) => void;
}

/** The topics once more below the stories, with how much there is to read. */
export function Topics({ heading, posts, categories, onChoose }: Props) {
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
                <span className="topics-count">{messages.stories(count)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
