import { brotliCompressSync } from 'node:zlib';
import { renderToString } from 'preact-render-to-string';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { checkContentTree } from '../../../site/prerender/content/check';
import { walkOf } from '../../../site/prerender/content/modules/tour-views';
import type { DrawnMap } from '../../../site/prerender/maps/drawn-map';
import { drawWalkMap } from '../../../site/prerender/maps/draw-walk-map';
import { legsBetween } from '../../../site/prerender/maps/shortest-way';
import { WalkMapFigure } from '../../../widgets/kit/walk-map/walk-map-figure';

/** Four blocks: corners at every 100 units, one of them disconnected. */
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
const at = (x: number, y: number) => ({ coordinates: [(41_000 - y) / 1000, (x - 74_000) / 1000] });

const { content } = checkContentTree('site/content');
const walks = content.tours.filter(({ data }) => data.stops.length > 0);

describe('walk along the streets', () => {
  it('turns at a corner when no street leads across', () => {
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

  it('starts on a connected street, though others are nearer', () => {
    const [leg] = legsBetween(blocks, [
      [390, 440],
      [100, 100],
    ]);
    expect(leg![0]).toEqual([200, 200]);
  });
});

describe('map plates', () => {
  it('have the distance of their stops along the walk', () => {
    const walkMap = drawWalkMap(blocks, [at(100, 100), at(200, 100), at(100, 200)])!;
    expect(walkMap.plates.map((plate) => plate.at)).toEqual([0, 0.3333, 1]);
    expect(walkMap.way).toMatch(/^M100 100L200 100/);
    expect(walkMap.plates[0]).toMatchObject({ stop: 1, x: 100, y: 100 });
  });

  it('are between their neighbors when stops have no coordinates or are off the map', () => {
    const walkMap = drawWalkMap(blocks, [at(100, 100), {}, at(900, 100), at(200, 200)])!;
    expect(walkMap.plates.map(({ stop, isOnWay }) => [stop, isOnWay])).toEqual([
      [1, undefined],
      [2, true],
      [3, true],
      [4, undefined],
    ]);
  });

  it('do not overlap', () => {
    const stops = [at(150, 100), at(152, 100), at(150, 100), at(390, 5)];
    const { plates } = drawWalkMap(blocks, stops)!;
    for (const [index, one] of plates.entries()) {
      expect(one.y).toBeGreaterThan(15);
      for (const other of plates.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(29);
    }
  });

  it('are never behind the cat, and point to their position', () => {
    const stops = [at(120, 100), at(122, 112), at(150, 100), at(140, 80), at(145, 95)];
    const { plates } = drawWalkMap(blocks, stops)!;
    for (const { x, y } of plates)
      for (const cat of [120, 122, 150, 140, 145])
        expect(Math.abs(x - cat) > 30 || Math.abs(y - 70) > 22, `${x} ${y}`).toBe(true);
    const pushed = plates.filter(({ lead }) => lead);
    expect(pushed.length).toBeGreaterThan(0);
    for (const { stop, x, y, lead } of pushed) {
      const [latitude, longitude] = stops[stop - 1]!.coordinates as [number, number];
      expect([x + lead![0], y + lead![1]]).toEqual([
        Math.round(longitude * 1000 + 74_000),
        Math.round(41_000 - latitude * 1000),
      ]);
    }
  });

  it('have a press area as large as their neighbors allow', () => {
    const { plates } = drawWalkMap(blocks, [at(100, 200), at(104, 200), at(300, 100)])!;
    for (const [index, one] of plates.entries())
      for (const other of plates.slice(index + 1))
        expect(one.reach + other.reach).toBeLessThanOrEqual(Math.hypot(one.x - other.x, one.y - other.y));
    expect(plates.map(({ reach }) => reach > 14)).toEqual([true, true, true]);
    expect(plates.at(-1)!.reach).toBe(25);
  });

  it('have signs at the ends with coordinates only', () => {
    const stops = [at(100, 100), at(200, 200)];
    expect(drawWalkMap(blocks, stops)!.signs).toEqual([]);
    expect(drawWalkMap(blocks, stops, { start: {}, finish: at(900, 100) })!.signs).toEqual([]);
    const { signs, plates } = drawWalkMap(blocks, stops, { start: at(20, 300), finish: at(200, 200) })!;
    expect(signs[0]).toMatchObject({ word: 'start', y: 300 });
    expect(signs.map(({ word }) => word)).toEqual(['start', 'finish']);
    for (const sign of signs)
      for (const { x, y } of plates)
        expect(Math.abs(x - sign.x) > 43 || Math.abs(y - sign.y) > 24, `${x} ${y}`).toBe(true);
  });

  it('need at least two places', () => {
    expect(drawWalkMap(blocks, [])).toBeUndefined();
    expect(drawWalkMap(blocks, [at(100, 100), {}])).toBeUndefined();
  });
});

it.each(walks.map(({ slug, data }) => [slug, data] as const))(
  'the map of %s is small, and fits its walk',
  (slug, data) => {
    const { walkMap, start } = walkOf(slug, data);
    if (!walkMap) return;
    const html = renderToString(createElement(WalkMapFigure, { map: walkMap, start }) as never);
    expect(brotliCompressSync(html).length).toBeLessThan(9000);
    expect(html).not.toMatch(/NaN|undefined|\[object/);
    expect(walkMap.plates.map((plate) => plate.at)).toEqual(
      walkMap.plates.map((plate) => plate.at).sort((one, other) => one - other),
    );
  },
);

it('links the start only when its street is known', () => {
  const { data, slug } = walks[0]!;
  const startOf = (meetingPoint: (typeof data)['meetingPoint']) =>
    walkOf(slug, { ...data, meetingPoint }).start;
  expect(startOf({ name: 'A park, by the gate', street: 'A Street', locality: 'Brooklyn' })).toEqual({
    address: 'A park, A Street, Brooklyn',
  });
  expect(startOf({ name: 'A quarter', subway: 'R at Court Street' })).toEqual({
    subway: 'R at Court Street',
  });
  expect(startOf({})).toEqual({});
});
