import { css } from '#css/walk-map';
import type { TourPage } from '../../schema/tour';
import { Paragraphs } from '../../ui/text/paragraphs';
import { Ticket } from '../../ui/tour/ticket';
import type { FindPicture } from '../../../widgets/kit/model/post';
import { Picture } from '../../../widgets/kit/picture/picture';
import { WalkMapFigure } from '../../../widgets/kit/walk-map/walk-map-figure';
import { Stops } from '../../../widgets/kit/walk-map/stops';
import { Meeting } from './meeting';
import { messages } from '../messages';

interface Props {
  tour: TourPage;
  findPicture: FindPicture;
}

/**
 * Renders a public walk: introduction with price and dates next to the ticket, where it begins and ends, then stops
 * next to the map.
 */
export function Walk({ tour, findPicture }: Props) {
  // The map's caption names the subway and the guide.
  const { name, detail } = tour.meetingPoint;
  const meetingPoint = tour.walkMap ? { name, detail } : tour.meetingPoint;
  return (
    <>
      <div className="wrap sec split split-wide items-start">
        <div className="stack">
          <Paragraphs texts={tour.intro} drop />
          <p className="walk-price flex flex-wrap items-center gap-x-6 text-s1">
            <b className="font-display text-s2 font-extrabold leading-[1.2]">
              {messages.perPerson(tour.structured.price)}
            </b>
            <a className="inline-flex min-h-touch items-center font-bold" href={tour.dates.href}>
              {tour.dates.label}
            </a>
          </p>
        </div>
        {tour.sideCard ? <Ticket card={tour.sideCard} /> : null}
        <Meeting start={meetingPoint} end={tour.endPoint} />
      </div>
      {tour.stops.length ? <StopsOnMap tour={tour} findPicture={findPicture} /> : null}
    </>
  );
}

/** Renders the stops with their map, if there is one: next to them, or above them on a narrow page. */
function StopsOnMap({ tour, findPicture }: Props) {
  const prints = tour.stops.map(({ image = '', imageAlt = '' }) => {
    const picture = findPicture(image);
    return picture ? (
      <Picture key={image} picture={picture} alt={imageAlt} sizes="(min-width: 40em) 10rem, 5rem" />
    ) : null;
  });
  return (
    <section className={tour.walkMap ? 'wrap walk-stops walk-mapped' : 'wrap walk-stops'}>
      {/* Inline, because no other page has a map. */}
      {tour.walkMap ? <style>{css}</style> : null}
      <h2>{tour.stopsHeading}</h2>
      {tour.walkMap ? <WalkMapFigure map={tour.walkMap} start={tour.start} /> : null}
      <Stops stops={tour.stops} level={3} prints={prints} />
    </section>
  );
}
