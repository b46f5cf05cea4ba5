import { nextId } from '../kit/ids';
import { at, g, gouge, line, path } from '../kit/shapes';
import type { Palette } from '../palettes';
import { coats, type Coat, type CoatName } from './coats';
import { hats, type HatName } from './hats';
import { headFront, type Eyes, type Mouth } from './head';
import { headBack, headSide } from './head-turned';
import { heads, type HeadShape } from './head-shapes';
import type { Pose } from './pose';
import { poses, type PoseName } from './poses';
import { wear, type WearName } from './wear';

export interface CatOptions {
  pose: PoseName;
  coat: CoatName;
  /** Place of the feet. */
  x: number;
  y: number;
  scale?: number;
  /** Mirror: looking left. */
  flip?: boolean;
  /** Turn the whole cat, degrees. */
  turn?: number;
  eyes?: Eyes;
  mouth?: Mouth;
  look?: number;
  ears?: Exclude<HeadShape, 'side'>;
  view?: 'front' | 'back' | 'side';
  /** Turn, grow and move the head. A kitten has a head of 1.25. */
  head?: { turn?: number; scale?: number; x?: number; y?: number };
  wear?: readonly WearName[];
  hat?: HatName | readonly HatName[];
  /** Another line for the tail; null for none. */
  tail?: string | null;
  /** Colour of the eyes, or any other part of the coat, changed. */
  tint?: Partial<Coat>;
  /** A light line around everything, against busy grounds. */
  halo?: string;
  /** Light from the left instead of the right. */
  lightLeft?: boolean;
}

const outline = (coat: Coat, width: number) =>
  coat.rim ? `stroke="${coat.rim}" stroke-width="${width}" stroke-linejoin="round" paint-order="stroke"` : '';

function drawTail(coat: Coat, d: string, width: number): string {
  const colour = coat.points ?? (coat.patch ? coat.patch[0] : coat.base);
  const rim = coat.rim ? line(d, coat.rim, width + 9) : '';
  const rings = coat.stripe
    ? line(d, coat.stripe, width, 'stroke-dasharray="9 22" style="stroke-linecap:butt"')
    : '';
  return rim + line(d, colour, width) + rings;
}

function marks(coat: Coat, pose: Pose): string {
  let out = '';
  const { patch } = coat;
  if (patch) for (const [d, which] of pose.patches) out += path(d, patch[which]);
  if (coat.stripe) out += path(pose.stripes.map((stripe) => gouge(...stripe)).join(''), coat.stripe);
  if (coat.white && coat.bib && pose.bib) out += path(pose.bib, coat.white);
  const feet = coat.points ?? (coat.white && coat.socks ? coat.white : undefined);
  if (feet && pose.socks) out += path(pose.socks, feet);
  return out;
}

function drawBody(coat: Coat, pose: Pose, lightLeft: boolean): string {
  if (pose.paws) return '';
  const id = nextId();
  const clip = `clip-path="url(#${id})"`;
  const lit = g(path(pose.body, coat.base), `translate(${lightLeft ? 9 : -9} -3)`);
  return (
    `<clipPath id="${id}"><path d="${pose.body}"/></clipPath>` +
    path(pose.body, coat.edge, outline(coat, 9)) +
    g(lit + marks(coat, pose), '', clip) +
    line(pose.lines, coat.line, 4)
  );
}

function drawOver(coat: Coat, pose: Pose): string {
  if (!pose.over) return '';
  const id = nextId();
  const feet = coat.points ?? (coat.white && coat.socks ? coat.white : undefined);
  const sock = feet && pose.socks ? g(path(pose.socks, feet), '', `clip-path="url(#${id})"`) : '';
  return `<clipPath id="${id}"><path d="${pose.over}"/></clipPath>${path(pose.over, coat.base, `stroke="${coat.rim ?? coat.edge}" stroke-width="6" stroke-linejoin="round"`)}${sock}`;
}

function drawPaws(coat: Coat): string {
  const sock = coat.points ?? (coat.white && coat.socks ? coat.white : undefined);
  const toes = coat.points ? coat.edge : sock ? coat.pupil : coat.line;
  const paw = (x: number) =>
    path(
      `M${x - 34} 34Q${x - 38}-14 ${x}-16Q${x + 38}-14 ${x + 34} 34Q${x} 46 ${x - 34} 34Z`,
      sock ?? coat.base,
      `stroke="${coat.rim ?? coat.edge}" stroke-width="6"`,
    ) + line(`M${x - 12} 34V16M${x + 12} 34V16`, toes, 4);
  return paw(-104) + paw(104);
}

function drawHead(p: Palette, coat: Coat, pose: Pose, o: CatOptions): string {
  const view = o.view ?? pose.head.view;
  const shape = view === 'side' ? 'side' : (o.ears ?? 'short');
  const edge = coat.rim ? line(heads[shape], coat.rim, 9) : line(heads[shape], coat.edge, 5);
  const halo = o.halo ? line(heads[shape], o.halo, 16) : '';
  const face = {
    eyes: o.eyes ?? (pose.closed ? 'closed' : 'open'),
    mouth: o.mouth ?? 'calm',
    look: o.look ?? 0,
    id: nextId(),
  } as const;
  const head =
    view === 'back'
      ? headBack(coat, shape, face.id)
      : view === 'side'
        ? headSide(coat, face)
        : headFront(coat, shape, face);
  const worn = [o.hat ?? []]
    .flat()
    .map((name) => g(hats[name](p), view === 'side' ? 'translate(-6 -8) rotate(4) scale(.86 .92)' : ''))
    .join('');
  const move = o.head ?? {};
  return g(
    halo + edge + head + worn,
    at(
      pose.head.x + (move.x ?? 0),
      pose.head.y + (move.y ?? 0),
      pose.head.scale * (move.scale ?? 1),
      false,
      move.turn ?? pose.head.turn ?? 0,
    ),
  );
}

/** Draws a cat in the inks of a palette. Feet at (x, y); a sitting cat is about 430 units high at scale 1. */
export function cat(p: Palette, o: CatOptions): string {
  const pose: Pose = poses[o.pose];
  const coat: Coat = { ...coats[o.coat](p), ...o.tint };
  const tail = o.tail === null || !pose.tail ? undefined : { ...pose.tail, d: o.tail ?? pose.tail.d };
  const tailArt = tail ? drawTail(coat, tail.d, tail.width) : '';
  let out = '';
  if (o.halo)
    out +=
      [pose.body, pose.far, pose.over]
        .map((d) => (d && !pose.paws ? line(d, o.halo ?? '', 16) : ''))
        .join('') + (tail ? line(tail.d, o.halo, tail.width + 16) : '');
  if (pose.far) out += path(pose.far, coat.points ?? coat.far, outline(coat, 8));
  if (!tail?.over) out += tailArt;
  out += drawBody(coat, pose, o.lightLeft ?? false);
  if (tail?.over) out += tailArt;
  out += drawOver(coat, pose);
  for (const name of o.wear ?? []) out += wear(name, p, pose);
  out += drawHead(p, coat, pose, o);
  if (pose.paws) out += drawPaws(coat);
  return g(out, at(o.x, o.y, o.scale ?? 1, o.flip, o.turn ?? 0));
}
