import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frames, SHEET } from '../maps/frames';
import { clipPolygon, nearestOn, pathData, project, projectionOf, simplify } from '../maps/geometry';
import { drawMap } from '../maps/map';
import { networkOf } from '../maps/streets';
import { ROOT } from '../root';

describe.each(Object.keys(frames))('the map of %s', (slug) => {
  const { body, projection, streets } = drawMap(slug);

  it('is what is committed', () => {
    const file = readFileSync(join(ROOT, `site/prerender/maps/drawn/${slug}.svg`), 'utf8');
    expect(file.replaceAll('\n', '')).toContain(body);
    expect(file).toContain(JSON.stringify(projection));
  });

  it('puts the middle of its frame into the middle of the sheet', () => {
    const [x, y] = project(projection, frames[slug]!.center);
    expect(x).toBeCloseTo(SHEET.width / 2, 0);
    expect(y).toBeCloseTo(SHEET.height / 2, 0);
  });

  it('has inks by name and no color of its own', () => {
    expect(body).not.toMatch(/#[0-9a-f]{3,6}\b|NaN|undefined/i);
    expect(new Set(body.match(/--map-\w+/g)).size).toBeLessThan(8);
  });

  it('has streets that hang together', () => {
    const neighbors = new Map<number, number[]>();
    for (const [from, to] of streets.pieces) {
      neighbors.set(from, [...(neighbors.get(from) ?? []), to]);
      neighbors.set(to, [...(neighbors.get(to) ?? []), from]);
    }
    const reachable = (start: number) => {
      const seen = new Set([start]);
      for (const corner of seen) for (const next of neighbors.get(corner) ?? []) seen.add(next);
      return seen.size;
    };
    const largest = Math.max(...[0, 10, 50, 100, 200].map(reachable));
    expect(largest / streets.corners.length).toBeGreaterThan(0.85);
  });
});

describe('geometry', () => {
  it('keeps the scale: a hundredth of a degree north is 1,112 m', () => {
    const projection = projectionOf({ ...frames['brooklyn-heights']!, scale: 0.1 });
    const [, low] = project(projection, [-74, 40.69]);
    const [, high] = project(projection, [-74, 40.7]);
    expect(low - high).toBeCloseTo(111.2, 0);
  });

  it('drops what the eye misses, and writes whole steps', () => {
    const line = simplify(
      [
        [0, 0],
        [5, 0.2],
        [10, 0],
        [10, 9.7],
      ],
      1,
    );
    expect(line).toHaveLength(3);
    expect(pathData(line)).toBe('M0 0l10 0 0 10');
    expect(pathData([[0.1, 0.2]])).toBe('');
  });

  it('cuts a polygon at the edges of the sheet', () => {
    const cut = clipPolygon(
      [
        [-100, -100],
        [900, -100],
        [900, 900],
        [-100, 900],
      ],
      0,
    );
    expect(cut).toHaveLength(4);
    expect(Math.max(...cut.map(([x]) => x))).toBe(SHEET.width);
  });

  it('finds the nearest point of a segment, its ends included', () => {
    expect(nearestOn([0, 0], [10, 0], [4, 3])).toEqual([4, 0]);
    expect(nearestOn([0, 0], [10, 0], [-4, 3])).toEqual([0, 0]);
  });

  it('makes corners where streets cross, and where one ends short of another', () => {
    const { corners, pieces } = networkOf(
      [
        [
          [0, 0],
          [10, 0],
        ],
        [
          [5, -5],
          [5, 5],
        ],
        [
          [8, 1],
          [8, 9],
        ],
      ],
      2,
    );
    expect(corners).toContainEqual([5, 0]);
    expect(corners).toContainEqual([8, 0]);
    expect(pieces.length).toBe(7);
  });
});
