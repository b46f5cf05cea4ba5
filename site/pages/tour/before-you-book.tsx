import { heading, meeting, other, topics } from '#content/before-you-book';
import { places } from '#content/tour-places';
import type { MappedPlace, WalkPlaces } from '../../schema/before-you-book';
import { mailLink } from '../../ui/text/mail-link';
import { MailText } from '../../ui/text/mail-text';

/** Topics that have something to say. */
const answered = topics.filter(({ texts }) => texts.length > 0);

/**
 * Renders what guests want to know before they pay.
 * @param tour slug of the tour whose places are told; those of all public walks if left out
 * @param beside true where it stands in a column of the page, not across it
 */
export function BeforeYouBook({ tour, beside = false }: { tour?: string; beside?: boolean }) {
  const walks = places.filter(({ slug, byArrangement }) => (tour ? slug === tour : !byArrangement));
  return (
    <section className={beside ? undefined : 'wrap sec'} id="before-you-book">
      <h2 className="head">{heading}</h2>
      <dl className="entries">
        <div id="before-meeting">
          <dt>{meeting.title}</dt>
          {walks.map((walk) => (
            <WalkDescription key={walk.slug} {...walk} named={!tour} />
          ))}
        </div>
        {answered.map(({ id, title, texts }) => (
          <div key={id} id={`before-${id}`}>
            <dt>{title}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
        <div id="before-other">
          <dt>{other.title}</dt>
          <dd>
            <a href={mailLink(other.mailSubject)} aria-label={other.label}>
              <MailText>{other.label}</MailText>
            </a>
          </dd>
        </div>
      </dl>
    </section>
  );
}

function WalkDescription({ walk, start, finish, words, named }: WalkPlaces & { named: boolean }) {
  return (
    <dd>
      {named ? <b>{walk}</b> : null}
      {start ? <Place term={meeting.start} {...start} /> : words ? <p>{words}</p> : null}
      {finish ? <Place term={meeting.finish} {...finish} /> : null}
    </dd>
  );
}

/** A place that opens in a map when it is pressed, and not before. */
const Place = ({ term, name, map }: MappedPlace & { term: string }) => (
  <p>
    {`${term}: `}
    <a href={map}>{name}</a>
  </p>
);
