import { cat } from '../cat/cat';
import type { CoatName } from '../cat/coats';
import { halftone } from '../kit/halftone';
import { at, circle, g, gouge, line, n, path, rect, times } from '../kit/shapes';
import { skyline, tower } from '../parts/buildings';
import { clouds, disc, gull, stars, waves } from '../parts/sky';
import type { Palette, PaletteName } from '../palettes';
import type { Scene } from '../scenes/scene';

interface ParapetOptions {
  width: number;
  height: number;
  palette: PaletteName;
  coat: CoatName;
  /** Where the cat stands, as a share of the width. Text has the rest. */
  focus: number;
  /** Night: stars for clouds, and a sky quiet enough for light text. */
  night?: boolean;
  /** Fewer lines and dots, for a file that has to be small. */
  plain?: boolean;
}

interface Frame {
  w: number;
  h: number;
  /** Middle of the sun, where the cat stands. */
  cx: number;
  /** Top of the parapet. */
  base: number;
  sun: number;
  /** Middle and foot of the bridge tower. */
  tx: number;
  ty: number;
  top: number;
}

function frame({ width: w, height: h, focus }: ParapetOptions): Frame {
  const cx = w * focus;
  const base = h - 132;
  const ty = base - 40;
  return {
    w,
    h,
    cx,
    base,
    ty,
    sun: Math.min(w * 0.42, h * 0.335),
    tx: cx + Math.min(470, w * 0.36),
    top: ty - 636,
  };
}

const tug = (p: Palette, x: number, y: number) =>
  g(
    path('M-150 0C-120 40-90 60-60 60H130Q160 30 160 0Z', p.ink) +
      rect(-50, -56, 150, 56, p.cream) +
      rect(-10, -92, 70, 40, p.hot) +
      rect(70, -130, 30, 80, p.ink) +
      rect(70, -112, 30, 18, p.hot) +
      circle(-20, -28, 9, p.lamp) +
      circle(24, -28, 9, p.lamp) +
      path(
        'M86-140C70-170 96-190 118-180C130-210 180-200 176-176C206-170 200-140 170-146C140-130 110-130 86-140Z',
        p.pale,
      ),
    at(x, y, 0.8),
  );

function bridge(p: Palette, f: Frame, plain: boolean): string {
  const { w, tx, ty, top } = f;
  const stays = plain ? 9 : 22;
  const hangers = plain ? 14 : 34;
  const fan = times(stays + 1, (i) => {
    const k = i / stays;
    const left = `M${n(tx - 150)} ${n(top + 30)}L${n(tx - 190 - k * Math.min(tx + 100, 640))} ${n(ty - 130)}`;
    return left + (k < 0.4 ? `M${n(tx + 150)} ${n(top + 30)}L${n(tx + 190 + k * 2200)} ${n(ty - 130)}` : '');
  });
  const cables = `M${n(tx - 140)} ${n(top + 16)}Q${n(tx * 0.6)} ${n(ty - 140)} -40 ${n(ty - 176)}M${n(tx + 140)} ${n(top + 16)}Q${n(tx + 500)} ${n(ty - 260)} ${w + 60} ${n(ty - 300)}`;
  const hung = times(hangers - 1, (i) => {
    const k = (i + 1) / hangers;
    const q = 1 - k;
    const x = q * q * (tx - 140) + 2 * k * q * tx * 0.6 - k * k * 40;
    return `M${n(x)} ${n(q * q * (top + 16) + 2 * k * q * (ty - 140) + k * k * (ty - 176))}V${n(ty - 120)}`;
  });
  const joints = path(
    gouge(tx - 130, ty - 60, tx - 70, ty - 60, 5) +
      gouge(tx + 20, ty - 80, tx + 90, ty - 80, 5) +
      gouge(tx - 60, ty - 20, tx + 10, ty - 20, 5),
    p.mid,
  );
  return (
    line(fan, p.near, plain ? 3.4 : 2.6) +
    line(cables, p.ink, 11) +
    line(hung, p.near, plain ? 3.4 : 2.6) +
    rect(-20, ty - 136, w + 40, 30, p.near) +
    rect(-20, ty - 110, w + 40, 8, p.ink) +
    tower(tx, ty + 40, 1.1, p.near, p.mid, p.sky) +
    rect(tx - 165, ty - 140, 330, 300, p.near) +
    rect(tx - 178, ty - 146, 356, 20, p.mid) +
    joints
  );
}

function parapetWall(p: Palette, { w, h, base }: Frame): string {
  const chips = times(Math.ceil(w / 150), (i) =>
    gouge(i * 150 + 10, base + 14 + (i % 2) * 10, i * 150 + 120, base + 16 + (i % 2) * 10, 4),
  );
  const joints = times(
    Math.ceil(w / 170 + 1),
    (i) => `M${i * 170} ${n(base + 44)}V${n(base + 104)}M${i * 170 + 85} ${n(base + 108)}V${n(h + 10)}`,
  );
  return (
    path(`M-20 ${n(base + 8)}H${w + 20}V${h + 20}H-20Z`, p.ink) +
    rect(-20, base - 4, w + 40, 44, p.near) +
    path(chips, p.mid) +
    line(`${joints}M-20 ${n(base + 106)}H${w + 20}`, p.near, 6)
  );
}

/** The poster of the first page: a cat on a parapet, a huge sun or moon, the bridge. Any width and height. */
export function parapet(options: ParapetOptions): Scene {
  const { width, height, palette, coat, night = false, plain = false } = options;
  return {
    width,
    height,
    palette,
    draw(p, r) {
      const f = frame(options);
      const { w, h, cx, base, sun, tx } = f;
      let s = rect(0, 0, w, h, p.sky);
      if (plain) s += halftone(0, 0, w, h * 0.2, p.far, { dir: 'up', pitch: 36, max: 10 });
      else
        s += halftone(0, 0, w, h * (night ? 0.4 : 0.62), night ? p.mid : p.far, {
          dir: 'up',
          pitch: 22,
          max: night ? 6 : 7.6,
        });
      if (night)
        s +=
          stars(r, p.cream, 0, 0, w, h * 0.5, 34) +
          disc(cx + 10, base - sun * 0.98, sun, p.lamp) +
          circle(cx - sun * 0.3, base - sun * 1.3, 40, p.ginger, 'opacity=".4"') +
          circle(cx + sun * 0.2, base - sun * 1.5, 26, p.ginger, 'opacity=".4"');
      else
        s += clouds(r, p, [
          [w * 0.4, h * 0.12, 300],
          [cx + 240, h * 0.16, 300],
        ]);
      s +=
        skyline(r, -20, cx - sun * 0.8, base - 120, 40, 130, p.far, { tank: 0.2 }) +
        skyline(r, cx - sun * 0.8, w + 20, base - 120, 60, 250, p.far, { spire: true, tank: 0.3 });
      s += skyline(r, -20, cx - sun - 30, base - 116, 40, 84, p.slate, {
        win: plain ? undefined : p.lamp,
        lit: 0.3,
        tank: 0.16,
      });
      s += rect(0, base - 120, w, 320, p.mid) + waves(r, p.sky, base - 110, w, base, { k: plain ? 9 : 20 });
      s += bridge(p, f, plain);
      if (w > 1200)
        s +=
          tug(p, w * 0.3, base - 30) +
          gull(tx - 330, h * 0.2, 1.2, p.ink) +
          gull(tx - 250, h * 0.16, 0.8, p.ink);
      s += gull(tx - 20, h * 0.09, 1, p.ink) + parapetWall(p, f);
      const tint = coat === 'black' ? { edge: p.slate } : {};
      return (
        s +
        cat(p, {
          pose: 'walk',
          coat,
          x: cx - 10,
          y: base,
          scale: Math.min(1.22, w / 900),
          tint,
          wear: ['bell'],
        })
      );
    },
  };
}
