import { config } from '../kit/services/config';
import { ButtonLink } from '../kit/ui/button';
import { messages } from './messages-controller';

/** Renders links to public reviews, the same for every answer. */
export function PublicReviews() {
  const { reviews } = config;
  if (!reviews.length) return null;
  return (
    <div className="public-reviews">
      <p>
        <b>{messages.reviewsTitle}</b> {messages.reviewsText}
      </p>
      <ul role="list">
        {reviews.map(({ name, link }) => (
          <li key={link}>
            <ButtonLink kind="ghost" href={link} target="_blank" rel="noopener" title={messages.newTab}>
              {messages.review(name)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
