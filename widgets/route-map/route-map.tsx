import { createElement, useEffect, useRef } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import { useQuery, type Query } from '../kit/data/query';
import { prose } from '../kit/data/prose';
import { QueryState } from '../kit/data/query-state';
import type { RouteSheet } from '../kit/model/route';
import { print } from '../kit/route/inks';
import { RouteFigure } from '../kit/route/route-figure';
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
    const stops = [...root.current!.querySelectorAll('.stops > li')];
    let end: (() => void) | undefined = () => undefined;
    import('../kit/route/follow-reading').then(
      ({ followReading }) => {
        if (end) end = followReading(map, stops);
      },
      () => undefined, // The cat stays where it is, and the list is whole.
    );
    return () => {
      end?.();
      end = undefined;
    };
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
        <ol className="stops" role="list" hidden={!sheet.stops.length}>
          {sheet.stops.map(({ title, description }, index) => (
            <li key={title} id={`stop-${index + 1}`} part="stop">
              {createElement(`h${Math.min(6, heading + 1)}`, {}, title)}
              <p>{prose(description)}</p>
            </li>
          ))}
        </ol>
      </div>
      {home ? null : <Credit />}
    </div>
  );
}
