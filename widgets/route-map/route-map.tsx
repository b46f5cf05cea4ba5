import { createElement, useEffect, useRef } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import { Static } from '../kit/element/static';
import { useQuery, type Query } from '../kit/data/query';
import { readProse } from '../kit/data/prose';
import { QueryState } from '../kit/data/query-state';
import { readBack } from '../kit/data/read-back';
import type { RouteSheet } from '../kit/model/route';
import { print } from '../kit/route/inks';
import { RouteFigure } from '../kit/route/route-figure';
import { Stops } from '../kit/route/stops';
import { Credit } from '../kit/ui/credit';
import { messagesFor } from './messages';

/** A walk as it is shown; of one that was prerendered only the words are known, and that a drawing stands there. */
interface Walk extends Pick<RouteSheet, 'title' | 'stops'>, Partial<Pick<RouteSheet, 'route' | 'start'>> {
  isDrawn?: boolean;
}

interface Props {
  tour: string;
  sheets: Query<string, RouteSheet>;
}

/** The stops of a walk, and the map of them: beside the list where there is room, else above it. */
export function RouteMap({ tour, sheets }: Props) {
  const host = useEmbed();
  const { home, heading, root, spoken } = host;
  const messages = messagesFor(useEmbed());
  const { value: walk, failed, retry } = useQuery<string, Walk>(sheets, tour, () => readWalk(root));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = box.current;
    const map = place?.querySelector<SVGSVGElement>('.route-sheet');
    if (!place || !map) return undefined;
    print(map);
    const end = new AbortController();
    import('../kit/route/watch-route').then(
      ({ watchRoute }) => watchRoute(place, end.signal),
      () => undefined, // The cat stays where it is, and the list is whole.
    );
    return () => end.abort();
  }, [walk]);
  if (!walk) return <QueryState failed={failed} onRetry={retry} />;
  const { title, stops, route, start = {}, isDrawn = false } = walk;
  const translated = spoken?.content.tours[tour];
  return (
    <div ref={box} className="route-map">
      {createElement(
        `h${heading}`,
        { className: 'route-title', lang: translated ? undefined : host.spoken?.english },
        translated?.title ?? title,
      )}
      <div className="route-columns">
        {route || isDrawn ? (
          <Static key={tour} isPrerendered={isDrawn} part="map" className="route-side">
            {route ? <RouteFigure route={route} start={start} /> : null}
          </Static>
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

/** Reads the words of a walk back from prerendered HTML, for headings of another level; see readBack. */
const readWalk = (root: ParentNode | undefined): Walk | undefined =>
  readBack(root, '.route-map', (map) => ({
    title: map.querySelector('.route-title')!.textContent,
    stops:
      readBack(map, '.stops > li', ({ children }) => ({
        title: children[0]!.textContent,
        description: readProse(children[1]!),
      })) ?? [],
    isDrawn: Boolean(map.querySelector('.route-side')),
  }))?.[0];
