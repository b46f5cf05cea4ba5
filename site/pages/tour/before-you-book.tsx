import { css } from '#css/before-you-book';
import { heading, meeting, other, topics } from '#content/before-you-book';
import { places } from '#content/tour-places';
import type { ReactNode } from 'react';
import type { MappedPlace, WalkPlaces } from '../../schema/before-you-book';
import { mailLink } from '../../ui/text/mail-link';

/** Initially open topics, besides the meeting point: what guests ask most. */
const OPEN = ['canceling', 'weather', 'wheelchairs'];

const answered = topics.filter(({ texts }) => texts.length > 0);
const isOpen = ({ id }: { id: string }) => OPEN.includes(id);

/**
 * Renders what guests want to know before they pay.
 * @param tour slug of the tour whose places are shown; without it those of all public walks
 * @param isColumn true in a column, false across the page
 */
export function BeforeYouBook({ tour, isColumn = false }: { tour?: string; isColumn?: boolean }) {
  const walks = places.filter(({ slug, byArrangement }) => (tour ? slug === tour : !byArrangement));
  return (
    <section className={isColumn ? undefined : 'wrap sec'} id="before-you-book">
      <style>{css}</style>
      <h2 className="head">{heading}</h2>
      <div className={isColumn ? undefined : 'split items-start topics'}>
        <div>
          <Topic id="meeting" title={meeting.title} open>
            {walks.map((walk) => (
              <WalkDescription key={walk.slug} {...walk} named={!tour} />
            ))}
          </Topic>
          {answered.filter(isOpen).map((topic) => (
            <Answer key={topic.id} {...topic} open />
          ))}
        </div>
        <div>
          {answered
            .filter((topic) => !isOpen(topic))
            .map((topic) => (
              <Answer key={topic.id} {...topic} />
            ))}
          <p className="topic py-2" id="before-other">
            <b>{other.title}</b> <a href={mailLink(other.mailSubject)}>{other.label}</a>
          </p>
        </div>
      </div>
    </section>
  );
}

interface TopicProps {
  id: string;
  title: string;
  open?: boolean;
}

/** The anchor is inside, because browsers open `details` for a target within. */
const Topic = ({ id, title, open, children }: TopicProps & { children: ReactNode }) => (
  <details className="topic" open={open}>
    <summary>
      <h3>{title}</h3>
    </summary>
    <div className="topic-text" id={`before-${id}`}>
      {children}
    </div>
  </details>
);

const Answer = ({ texts, ...topic }: TopicProps & { texts: readonly string[] }) => (
  <Topic {...topic}>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Topic>
);

function WalkDescription({ walk, start, finish, words, named }: WalkPlaces & { named: boolean }) {
  return (
    <>
      {named ? (
        <p>
          <b>{walk}</b>
        </p>
      ) : null}
      {start ? <Place term={meeting.start} {...start} /> : words ? <p>{words}</p> : null}
      {finish ? <Place term={meeting.finish} {...finish} /> : null}
    </>
  );
}

const Place = ({ term, name, map }: MappedPlace & { term: string }) => (
  <p>
    {`${term}: `}
    <a href={map}>{name}</a>
  </p>
);
