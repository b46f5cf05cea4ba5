import { createElement, useEffect, useRef } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import { useQuery, type Query } from '../kit/data/query';
import { QueryState } from '../kit/data/query-state';
import type { RouteSheet } from '../kit/model/route';
import { print } from '../kit/route/inks';
import { RouteFigure } from '../kit/route/route-figure';
import { Stops } from '../kit/route/stops';
import { Credit } from '../kit/ui/credit';
import { messages } from './messages';
import { readSheet } from './read-sheet';

interface Props {
  tour: string;
  sheets: Query<string, RouteSheet>;
}

/** The stops of a walk, and the map of them: beside the list where there is room, else above it. */
export function RouteMap({ tour, sheets }: Props) {
  const host = useEmbed();
  const { home, heading, inside } = host;
  const { value: sheet, failed, retry } = useQuery(sheets, tour, () => inside && readSheet(inside));
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const map = root.current?.querySelector<SVGSVGElement>('.route-sheet');
    if (!map) return undefined;
    print(map);
    const end = new AbortController();
    import('../kit/route/watch-route').then(
      ({ watchRoute }) => watchRoute(root.current!, end.signal),
      () => undefined, // The cat stays where it is, and the list is whole.
    );
    return () => end.abort();
  }, [sheet]);
  if (!sheet) return <QueryState failed={failed} onRetry={retry} />;
  return (
    <div ref={root} className="route-map">
      {createElement(`h${heading}`, { className: 'route-title' }, sheet.title)}
      <div className="route-columns">
        {sheet.route ? (
          <div part="map" className="route-side">
            <RouteFigure route={sheet.route} start={sheet.start} />
          </div>
        ) : null}
        {sheet.stops.length ? null : (
          <p>
            <a href={pageUrl(`/tours/${tour}`, host)}>{messages.page}</a>
          </p>
        )}
        <Stops stops={sheet.stops} level={Math.min(6, heading + 1)} part="stop" />
      </div>
      {home ? null : <Credit />}
    </div>
  );
}
