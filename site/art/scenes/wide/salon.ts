import { cat, type CatOptions } from '../../cat/cat';
import type { CoatName } from '../../cat/coats';
import { g, path, rect, times } from '../../kit/shapes';
import { type Scene } from '../scene';

/** A wall of cat portraits, and one kitten admiring them. */
export const salon: Scene = {
  width: 1600,
  height: 900,
  palette: 'stoop',
  draw(p, _r, o) {
    let s =
      rect(0, 0, 1600, 900, p.mid) +
      path(
        times(16, (i) =>
          times(6, (j) => `M${i * 110 + (j % 2) * 55} ${j * 130 + 60}q-26-44 0-80q26 36 0 80z`),
        ),
        p.near,
        'opacity=".5"',
      ) +
      rect(0, 730, 1600, 24, p.sky) +
      rect(0, 754, 1600, 150, p.near);
    const framed = (
      x: number,
      y: number,
      w: number,
      h: number,
      ground: string,
      edge: string,
      extra: Partial<CatOptions> & { coat: CoatName },
    ) =>
      rect(x - 18, y - 18, w + 36, h + 36, edge) +
      rect(x - 18, y - 18, w + 36, h + 36, 'none', `stroke="${p.ink}" stroke-width="5"`) +
      `<clipPath id="f${x}-${y}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath>` +
      g(
        rect(x, y, w, h, ground) +
          cat(p, {
            pose: 'sit',
            x: x + w / 2,
            y: y + h * 1.36,
            scale: Math.min(w / 270, h / 330),
            tail: null,
            ...extra,
          }),
        '',
        `clip-path="url(#f${x}-${y})"`,
      );
    s +=
      framed(70, 110, 190, 230, p.sky, p.lamp, { coat: 'black', hat: 'topper', wear: ['bow'] }) +
      framed(330, 60, 240, 290, p.near, p.cream, {
        coat: 'white',
        wear: ['pearls'],
        ears: 'long',
        eyes: 'narrow',
      }) +
      framed(650, 120, 200, 200, p.lamp, p.brick, { coat: 'siamese', wear: ['bandana'] }) +
      framed(925, 50, 210, 260, p.far, p.lamp, { coat: 'tabby', hat: 'bowler', wear: ['tie'] }) +
      framed(1220, 110, 190, 190, p.pale, p.near, { coat: 'tortie', wear: ['bell'], eyes: 'wide' });
    s +=
      framed(90, 430, 220, 220, p.far, p.cream, { coat: 'calico', hat: 'flower' }) +
      framed(390, 450, 180, 220, p.hot, p.lamp, { coat: 'cow', hat: 'sailor', wear: ['sailor'] }) +
      framed(650, 410, 230, 270, p.sky, p.near, { coat: 'mittens', hat: 'specs', wear: ['tie'] }) +
      framed(1255, 390, 220, 270, p.near, p.lamp, { coat: 'cream', hat: 'crown', wear: ['ruff'] });
    s += path('M940 860Q1070 800 1200 860Z', p.hot);
    return (
      s +
      cat(p, {
        pose: 'back',
        coat: o.coat ?? 'marmalade',
        x: 1070,
        y: 872,
        scale: 1.02,
        head: { turn: -8, scale: 1.1 },
        tail: 'M60-22C130-14 196-40 190-90C180-124 146-110 156-86',
        halo: p.mid,
      })
    );
  },
};
