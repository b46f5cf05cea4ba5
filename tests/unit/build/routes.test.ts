import { brotliCompressSync } from 'node:zlib';
import { renderToString } from 'preact-render-to-string';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { tellPlaces } from '../../../site/prerender/content/places';
import { routeSheet } from '../../../site/prerender/content/modules/tour-views';
import { readDrawnMap, type DrawnMap, type Point } from '../../../site/prerender/maps/drawn-map';
import { layRoute, milesOf } from '../../../site/prerender/maps/lay-route';
import { legsBetween } from '../../../site/prerender/maps/shortest-way';
import { RouteFigure } from '../../../widgets/kit/route/route-figure';

/** Four blocks: corners at every 100 units, one of them cut off from the others. */
const blocks: DrawnMap = {
  width: 400,
  height: 460,
  projection: { a: 1000, b: 74_000, c: -1000, d: 41_000, scale: 1 },
  corners: [
    [100, 100],
    [200, 100],
    [200, 200],
    [100, 200],
    [390, 450],
    [395, 450],
  ],
  pieces: [
    [0, 1],
    [1, 2],
    [2, 3],
    [4, 5],
  ],
  shapes: [],
};
/** Coordinates of a point of these blocks. */
const at = (x: number, y: number) => ({ coordinates: [(41_000 - y) / 1000, (x - 74_000) / 1000] });

const { content } = await checkContentTree('site/content');
const walks = content.tours.filter(({ data }) => data.stops.length > 0);

describe('a way along the streets', () => {
  it('goes round the corner where there is no street across', () => {
    const [leg] = legsBetween(blocks, [
      [98, 100],
      [100, 203],
    ]);
    expect(leg).toEqual([
      [100, 100],
      [200, 100],
      [200, 200],
      [100, 200],
    ]);
  });

  it('stays on one street between two stops on it', () => {
    expect(
      legsBetween(blocks, [
        [120, 90],
        [180, 110],
      ]),
    ).toEqual([
      [
        [120, 100],
        [180, 100],
      ],
    ]);
  });

  it('begins on streets that lead somewhere, though others are nearer', () => {
    const [leg] = legsBetween(blocks, [
      [390, 440],
      [100, 100],
    ]);
    expect(leg![0]).toEqual([200, 200]);
  });
});

describe('plates on a map', () => {
  it('say how far along the way their stops are', () => {
    const route = layRoute(blocks, [at(100, 100), at(200, 100), at(100, 200)])!;
    expect(route.plates.map((plate) => plate.at)).toEqual([0, 0.3333, 1]);
    expect(route.way).toMatch(/^M100 100L200 100/);
    expect(route.plates[0]).toMatchObject({ stop: 1, x: 100, y: 100 });
  });

  it('keep the numbers of the list where a stop has no place, or none on the sheet', () => {
    const route = layRoute(blocks, [at(100, 100), {}, at(900, 100), at(200, 200)])!;
    expect(route.plates.map(({ stop }) => stop)).toEqual([1, 4]);
  });

  it('lie beside each other, not one on the other', () => {
    const stops = [at(150, 100), at(152, 100), at(150, 100), at(390, 5)];
    const { plates } = layRoute(blocks, stops)!;
    for (const [index, one] of plates.entries()) {
      expect(one.y).toBeGreaterThan(15);
      for (const other of plates.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(29);
    }
  });

  it('need two places at least', () => {
    expect(layRoute(blocks, [])).toBeUndefined();
    expect(layRoute(blocks, [at(100, 100), {}])).toBeUndefined();
  });
});

it.each(walks.map(({ slug, data }) => [slug, data] as const))(
  'the map of %s is small, and fits its walk',
  (slug, data) => {
    const { route, start } = routeSheet(slug, data);
    if (!route) return;
    const html = renderToString(createElement(RouteFigure, { route, start }) as never);
    expect(brotliCompressSync(html).length).toBeLessThan(9000);
    expect(html).not.toMatch(/NaN|undefined|\[object/);
    expect(route.plates.map((plate) => plate.at)).toEqual(
      route.plates.map((plate) => plate.at).toSorted((one, other) => one - other),
    );
    expect(milesOf(readDrawnMap(slug)!, data.stops)).toBeLessThan(2.5);
  },
);

it('names the stops that are in the list alone', () => {
  const [walk] = walks;
  const stops = [
    { title: 'Somewhere', description: 'x' },
    { title: 'Far away', description: 'x', coordinates: [40.1, -74.9] },
  ];
  const lines = tellPlaces([{ ...walk!, data: { ...walk!.data, stops } }]);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/\.yaml:\d+ {2}"Somewhere": it has no coordinates/);
  expect(lines[2]).toContain('off the map');
  expect(tellPlaces([])).toEqual([]);
});

it('names a public walk without stops, and gives its tag a sheet of its own all the same', () => {
  const [walk] = walks;
  const [first, line] = tellPlaces([{ ...walk!, data: { ...walk!.data, stops: [] } }]);
  expect(first).toContain('without stops');
  expect(line).toMatch(/\.yaml:\d+ {2}no stop is listed/);
  const sheet = routeSheet(walk!.slug, { ...walk!.data, stops: [] });
  expect(sheet).toMatchObject({ title: walk!.data.title, stops: [] });
  expect(sheet).not.toHaveProperty('route');
});

it('gives an address for the start only where a street is known', () => {
  const { data, slug } = walks[0]!;
  const startOf = (meetingPoint: (typeof data)['meetingPoint']) =>
    routeSheet(slug, { ...data, meetingPoint }).start;
  expect(startOf({ name: 'A park, by the gate', street: 'A Street', locality: 'Brooklyn' })).toEqual({
    address: 'A park, A Street, Brooklyn',
  });
  expect(startOf({ name: 'A quarter', subway: 'R at Court Street' })).toEqual({
    subway: 'R at Court Street',
  });
  expect(startOf({})).toEqual({});
});

it('reads shapes as they are drawn', () => {
  const map = readDrawnMap('brooklyn-heights')!;
  const names = new Set(map.shapes.map(([name]) => name));
  expect(names).toEqual(new Set(['path', 'text', 'g']));
  expect(map.shapes.find(([name]) => name === 'text')?.[2]).toBe('East River');
  const corner: Point = map.corners[0]!;
  expect(corner).toHaveLength(2);
  expect(readDrawnMap('nowhere')).toBeUndefined();
});
