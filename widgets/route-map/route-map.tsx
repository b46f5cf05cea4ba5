import { createElement, useEffect, useRef } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import { query, useQuery } from '../kit/data/query';
import { QueryState } from '../kit/data/query-state';
import { WalkMapFigure } from '../kit/walk-map/walk-map-figure';
import { Stops } from '../kit/walk-map/stops';
import { Credit } from '../kit/ui/credit';
import { modules } from './data';
import { messagesFor } from './messages';

export const walks = query(async (tour: string) => (await modules[tour]!()).walk);

/** Renders the stops of a walk and their map, next to the list or above it. */
export function RouteMap({ tour }: { tour: string }) {
  const host = useEmbed();
  const { home, heading, locale } = host;
  const messages = messagesFor(host);
  const { value: walk, failed, retry } = useQuery(walks, tour);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = box.current;
    const cat = container?.querySelector<SVGElement>('.walk-map-cat');
    if (!container || !cat) return undefined;
    // A strict policy blocks the style attribute of prerendered HTML.
    cat.style.offsetPath = `path("${walk!.walkMap!.way}")`;
    const end = new AbortController();
    import('../kit/walk-map/watch-walk-map').then(
      ({ watchWalkMap }) => watchWalkMap(container, end.signal),
      () => undefined, // The map stays still.
    );
    return () => end.abort();
  }, [walk]);
  if (!walk) return <QueryState failed={failed} onRetry={retry} />;
  const { title, stops, walkMap, start } = walk;
  const translated = locale?.content.tours[tour];
  return (
    <div ref={box} className="box">
      {createElement(
        `h${heading}`,
        { className: 'route-title', lang: translated?.lang.title },
        translated?.title ?? title,
      )}
      <div className="route-columns">
        {walkMap ? (
          <div key={tour} part="map" className="route-side">
            <WalkMapFigure map={walkMap} start={start} />
          </div>
        ) : null}
        {stops.length ? null : (
          <p>
            <a href={pageUrl(`/tours/${tour}`, host)}>{messages.page}</a>
          </p>
        )}
        <Stops stops={stops} level={Math.min(6, heading + 1)} part="stop" />
      </div>
      {home ? null : <Credit />}
    </div>
  );
}
