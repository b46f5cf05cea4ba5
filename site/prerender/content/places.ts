import type { Content } from './load';
import { readDrawnMap } from '../maps/drawn-map';
import { pointOf } from '../maps/lay-route';

/**
 * Says which public walks list no stops, and which stops have no number on their tour's map, and why; those are in the
 * list all the same.
 */
export function tellPlaces(tours: Content['tours']): string[] {
  const lines = tours.flatMap(({ slug, file, lineOf, data }) => {
    const map = readDrawnMap(slug);
    if (!map) return data.stops.length ? [`${file}:${lineOf(['stops'])}  no map of this tour is drawn`] : [];
    return data.stops.flatMap((stop, index) => {
      if (pointOf(map, stop)) return [];
      const why = stop.coordinates ? 'its coordinates are off the map' : 'it has no coordinates';
      return [`${file}:${lineOf(['stops', index])}  "${stop.title}": ${why}`];
    });
  });
  const bare = tours.flatMap(({ file, lineOf, data }) =>
    data.byArrangement || data.stops.length ? [] : [`${file}:${lineOf(['stops'])}  no stop is listed`],
  );
  return [
    ...(bare.length ? [`Walks without stops and map (${bare.length}):`, ...bare] : []),
    ...(lines.length ? [`In the list of stops alone, not on the map (${lines.length}):`, ...lines] : []),
  ];
}
