import { Fragment } from 'react';
import { reviews } from '#content/settings';
import { messages } from '../messages';

/** Renders links to the sites with our reviews, for those who doubt the rating; nothing if the owner has named none. */
export function ReviewLinks() {
  if (!reviews.length) return null;
  return (
    <p className="mt-g3">
      {messages.readReviews}
      {reviews.map(({ name, link }, index) => (
        <Fragment key={link}>
          {index ? ', ' : ' '}
          <a href={link}>{name}</a>
        </Fragment>
      ))}
    </p>
  );
}
