import { cat, type CatOptions } from '../cat/cat';
import type { CoatName } from '../cat/coats';
import { face } from '../cat/face';
import { figure } from '../cat/figure';
import { halftone } from '../kit/halftone';
import { circle, gouge, line, n, path, rect, times } from '../kit/shapes';
import { skyline } from '../parts/skyline';
import { clouds, disc, gull, stars, waves } from '../parts/sky';
import type { Palette, PaletteName } from '../palettes';
import type { Scene } from '../scenes/scene';
import { bridge, tug, type Frame } from './harbor';

interface ParapetOptions {
  width: number;
  height: number;
  palette: PaletteName;
  coat: CoatName;
  /** Place of the cat, as a share of the width. Text has the rest. */
  focus: number;
  /** Night: stars for clouds where no words are, and a moon that is just rising. */
  night?: boolean;
  /** Fewer lines and dots, for a file that has to be small. */
  plain?: boolean;
}

/** Height at which the sky begins to be printed in dots, as a share: words are above it, on one even ink. */
const HAZE = 0.48;
/** Right of the words in every window, and below the menu; a phone has no sky without words. */
const STARS = { left: 0.68, top: 0.15 };

function frame({ width: w, height: h, focus, plain = false }: ParapetOptions): Frame {
  const cx = w * focus;
  // A phone's buttons reach far down: the cat walks below them.
  const base = h - (plain ? 84 : 132);
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
  const { cx: middle, base: top } = frame(options);
  const walker: CatOptions = {
    pose: 'walk',
    coat,
    x: middle - 10,
    y: top,
    scale: plain ? 0.94 : 1.22,
    wear: ['bell'],
  };
  return {
    width,
    height,
    palette,
    safe: [face('the walker', walker), figure('the walker', walker)],
    draw(p, r) {
      const f = frame(options);
      const { w, h, cx, base, sun, tx } = f;
      let s =
        rect(0, 0, w, h, p.sky) +
        halftone(0, h * HAZE, w, base - 120 - h * HAZE, p.pale, {
          pitch: plain ? 36 : 22,
          max: (plain ? 7 : 5.6) * (night ? 0.7 : 1),
        });
      if (night) {
        const moon = base - 120;
        const radius = sun * 0.86;
        s +=
          (plain ? '' : stars(r, p.slate, w * STARS.left, h * STARS.top, w * 0.3, h * 0.26, 16)) +
          disc(cx + 10, moon, radius, p.lamp) +
          circle(cx - radius * 0.4, moon - radius * 0.4, 40, p.ginger, 'opacity=".4"') +
          circle(cx + radius * 0.1, moon - radius * 0.7, 26, p.ginger, 'opacity=".4"');
      } else if (plain) s += disc(cx + 10, base - sun * 0.9, sun, p.lamp);
      else
        s +=
          disc(cx + 60, base - 210, sun * 0.98, p.lamp) +
          clouds(r, p, [
            [1330, 128, 210],
            [1640, 190, 220],
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
          gull(tx - 330, h * 0.25, 1.2, p.ink) +
          gull(tx - 250, h * 0.21, 0.8, p.ink);
      s += parapetWall(p, f);
      return s + cat(p, { ...walker, tint: coat === 'black' ? { edge: p.slate } : {} });
    },
  };
}
