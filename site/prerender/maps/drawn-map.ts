import { existsSync, readFileSync } from 'node:fs';
import type { Shape } from '../../../widgets/kit/model/walk-map';

export type Point = readonly [x: number, y: number];

export interface DrawnMap {
  width: number;
  height: number;
  /** x = a·longitude + b, y = c·latitude + d. */
  projection: { a: number; b: number; c: number; d: number; /** Units per meter. */ scale: number };
  corners: readonly Point[];
  /** The two corners of each piece of street. */
  pieces: readonly (readonly [from: number, to: number])[];
  shapes: readonly Shape[];
}

/** Returns the map of a tour, if one is drawn. */
export function readDrawnMap(slug: string): DrawnMap | undefined {
  const file = `site/prerender/maps/drawn/${slug}.svg`;
  return existsSync(file) ? parseMap(readFileSync(file, 'utf8'), file) : undefined;
}

function parseMap(svg: string, file: string): DrawnMap {
  const metadata = /<metadata>(.*?)<\/metadata>/s.exec(svg)?.[1];
  const body = /<\/defs>\s*<g>(.*)<\/g>\s*<\/svg>/s.exec(svg)?.[1];
  if (!metadata || !body) throw new Error(`${file} is not a map of site/art.`);
  return { ...(JSON.parse(metadata) as Omit<DrawnMap, 'shapes'>), shapes: shapesOf(body) };
}

/** Parses a drawing without comments, entities or quotes in attributes. */
function shapesOf(text: string): Shape[] {
  const shapes: Shape[] = [];
  for (const [, name = '', attributes = '', children] of text.matchAll(
    /<(\w+)([^>]*?)(?:\/>|>(.*?)<\/\1>)/gs,
  )) {
    const given = Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]),
    );
    if (children === undefined) shapes.push([name, given]);
    else shapes.push([name, given, children.includes('<') ? shapesOf(children) : children]);
  }
  return shapes;
}
