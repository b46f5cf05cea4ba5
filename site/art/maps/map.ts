import { readFileSync } from 'node:fs';
import { seeded } from '../kit/random';
import { frames, SHEET, type Frame, type Place } from './frames';
import {
  clipLine,
  clipPolygon,
  distance,
  isInside,
  nearestOn,
  pathData,
  project,
  projectionOf,
  simplify,
  type Point,
  type Projection,
} from './geometry';
import { inks, landmark } from './landmarks';
import { networkOf, type Streets } from './streets';

interface Feature {
  properties: { kind: 'street' | 'park' | 'water' | 'bridge' | 'path'; name?: string; rank?: number };
  geometry: { type: 'LineString'; coordinates: Place[] } | { type: 'Polygon'; coordinates: Place[][] };
}

/** A drawn map: what is printed, and what the build needs to lay a walk over it. */
export interface TourMap {
  /** Elements in the sheet's units, without the `<svg>` around them. */
  body: string;
  projection: Projection;
  streets: Streets;
}

/** Width of a street on the sheet by its rank, in map units. */
const WIDTHS: Readonly<Record<number, number>> = { 1: 9, 2: 7, 3: 7, 4: 5, 5: 3.5 };
/** Size of what the eye misses on the sheet, in map units. */
const SLACK = 0.9;
/** Largest distance from the end of a street to the street it leads into, in meters. */
const GAP = 14;
/** Streets reach this far beyond the sheet, so that their round ends are cut off. */
const MARGIN = 12;

/** Draws the map of a tour from the street data. */
export function drawMap(slug: string): TourMap {
  const frame = frames[slug]!;
  const projection = projectionOf(frame);
  const file = new URL(`./data/${slug}.geojson`, import.meta.url);
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as { features: Feature[] };
  const rings = (kind: string) =>
    features
      .filter(({ properties }) => properties.kind === kind)
      .flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates[0]!] : []))
      .map((ring) =>
        clipPolygon(
          ring.map((place) => project(projection, place)),
          MARGIN,
        ),
      )
      .filter((ring) => ring.length > 2);
  const lines = (kind: string) =>
    features.flatMap(({ properties, geometry }) =>
      properties.kind === kind && geometry.type === 'LineString'
        ? [{ ...properties, points: geometry.coordinates.map((place) => project(projection, place)) }]
        : [],
    );
  const streets = lines('street');
  const paths = [
    ...lines('path').map(({ points }) => points),
    ...frame.paths.map((way) => way.map((place) => project(projection, place))),
  ];
  const water = rings('water');
  const clipped = [...streets.map(({ points }) => points), ...paths].flatMap((line) =>
    clipLine(line, MARGIN),
  );
  return {
    projection,
    streets: networkOf(clipped, GAP * frame.scale),
    body: [
      tone(),
      sea(water, slug),
      parks(rings('park')),
      ...streetLayers(streets),
      walks(paths),
      ...lines('bridge').map(({ points }) => bridge(points, towerOf(frame, projection))),
      ...names(frame, projection, streets),
      ...frame.landmarks.map(([drawing, place, scale]) => {
        const [x, y] = project(projection, place);
        return landmark(drawing, Math.round(x), Math.round(y), scale);
      }),
    ].join(''),
  };
}

const area = (ring: readonly Point[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [u, v] = ring.at(index - 1)!;
      return sum + u * y - x * v;
    }, 0) / 2,
  );

const shapes = (rings: readonly Point[][], slack = SLACK) =>
  rings.map((ring) => pathData(simplify([...ring, ring[0]!], slack).slice(0, -1), true)).join('');

/** A screen of dots over the land, as the prints have it in the sky. */
const tone = () => `<path d="M0 0h${SHEET.width}v${SHEET.height}z" fill="url(#map-tone)"/>`;

/** The river, and the marks of the gouge on it. */
function sea(rings: readonly Point[][], seed: string): string {
  const d = shapes(rings, 1.6);
  const random = seeded(seed);
  const ripples: Point[] = [];
  for (let tries = 0; tries < 900 && ripples.length < 34; tries++) {
    const point: Point = [random() * SHEET.width, random() * SHEET.height];
    const fits = [-4, 20].every((by) =>
      rings.some((ring) => [-7, 7].every((dy) => isInside(ring, [point[0] + by, point[1] + dy]))),
    );
    if (fits && ripples.every((other) => distance(other, point) > 27)) ripples.push(point);
  }
  const waves = ripples.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}q4-3 8 0t8 0`).join('');
  return (
    `<path d="${d}" fill="${inks.sea}" stroke="${inks.paper}" stroke-width="3"/>` +
    `<path d="${waves}" fill="none" stroke="${inks.wave}" stroke-width="1.6" stroke-linecap="round"/>`
  );
}

/** Parks: a screen of river ink over the paper, so that green needs no ink of its own. */
const parks = (rings: readonly Point[][]): string =>
  `<path d="${shapes(rings.filter((ring) => area(ring) > 90))}" fill="${inks.paper}"/>` +
  `<path d="${shapes(rings.filter((ring) => area(ring) > 90))}" fill="url(#map-screen)"/>`;

function streetLayers(streets: readonly { rank?: number; points: readonly Point[] }[]): string[] {
  return [5, 4, 3, 2, 1].flatMap((rank) => {
    const d = streets
      .filter((street) => street.rank === rank)
      .flatMap(({ points }) => clipLine(points, MARGIN))
      .map((line) => pathData(simplify(line, SLACK)))
      .join('');
    return d
      ? `<path d="${d}" fill="none" stroke="${inks.paper}" stroke-width="${WIDTHS[rank]}" stroke-linecap="round" stroke-linejoin="round"/>`
      : [];
  });
}

/** Ways on foot: finer than any street. */
const walks = (paths: readonly (readonly Point[])[]): string =>
  `<path d="${paths.map((points) => pathData(points)).join('')}" fill="none" stroke="${inks.paper}" stroke-width="3" stroke-linejoin="round"/>`;

/** The roadway of the bridge, and the cable that comes down to it from the top of the tower. */
function bridge(points: readonly Point[], tower: Point): string {
  const d = clipLine(points, 60)
    .map((line) => pathData(line))
    .join('');
  const ends = [points[0]!, points.at(-1)!];
  const [x, y] = ends.sort((one, other) => distance(one, CENTER) - distance(other, CENTER))[0]!;
  const top: Point = [tower[0], tower[1] - 34];
  const cable = Array.from({ length: 8 }, (_, index): Point => {
    const t = index / 7;
    // Bent away from the roadway, so that there is room for the hangers.
    const bend = y > top[1] ? -0.75 : 0.75;
    return [top[0] + (x - top[0]) * t, top[1] + (y - top[1]) * (t + bend * t * (1 - t))];
  });
  const hangers = cable
    .slice(1, -1)
    .map((from) => {
      const on = points
        .slice(1)
        .map((to, index) => crossingBelow(points[index]!, to, from[0]))
        .find((value) => value !== undefined);
      return on === undefined ? '' : pathData([from, [from[0], on]]);
    })
    .join('');
  return (
    `<path d="${d}" fill="none" stroke="${inks.ink}" stroke-width="9"/>` +
    `<path d="${d}" fill="none" stroke="${inks.lamp}" stroke-width="1.4" stroke-dasharray="5 4"/>` +
    `<path d="${pathData(cable)}${hangers}" fill="none" stroke="${inks.ink}" stroke-width="1.3"/>`
  );
}

const CENTER: Point = [SHEET.width / 2, SHEET.height / 2];

/** Height of a segment above a place of its width; undefined where it does not reach. */
function crossingBelow(from: Point, to: Point, x: number): number | undefined {
  const share = (x - from[0]) / (to[0] - from[0]);
  return share >= 0 && share <= 1 ? from[1] + share * (to[1] - from[1]) : undefined;
}

function towerOf({ landmarks }: Frame, projection: Projection): Point {
  const [, place] = landmarks.find(([name]) => name === 'bridgeTower')!;
  return project(projection, place);
}

/** Names along the streets, turned so that they read from left to right. */
function names(
  frame: Frame,
  projection: Projection,
  streets: readonly { name?: string; points: readonly Point[] }[],
): string[] {
  const words = (text: string, [x, y]: Point, turn: number, extra: string) =>
    `<text x="0" y="3" transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(turn)})" ${extra}>${text}</text>`;
  const ofStreets = frame.names.map(([name, place]) => {
    const near = project(projection, place);
    const pieces = streets
      .filter((street) => street.name?.toLowerCase() === name.toLowerCase())
      .flatMap(({ points }) => points.slice(1).map((to, index) => ({ from: points[index]!, to })))
      .map(({ from, to }) => ({ from, to, on: nearestOn(from, to, near) }))
      .sort((one, other) => distance(one.on, near) - distance(other.on, near));
    const piece = pieces[0];
    if (!piece) throw new Error(`The street data has no ${name}.`);
    const angle = (Math.atan2(piece.to[1] - piece.from[1], piece.to[0] - piece.from[0]) * 180) / Math.PI;
    const upright = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
    return words(
      name,
      piece.on,
      upright,
      `fill="${inks.word}" stroke="${inks.paper}" stroke-width="3" paint-order="stroke" font-size="11.5" text-anchor="middle"`,
    );
  });
  const ofWaters = frame.waters.map(([name, place, turn]) =>
    words(
      name,
      project(projection, place),
      turn,
      `fill="${inks.wave}" font-size="15" font-style="italic" letter-spacing="2" text-anchor="middle"`,
    ),
  );
  return [...ofWaters, ...ofStreets];
}
