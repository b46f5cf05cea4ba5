import { cat } from '../cat/cat';
import type { CoatName } from '../cat/coats';
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
  /** Where the cat stands, as a share of the width. Text has the rest. */
  focus: number;
  /** Night: stars for clouds where no words are, and a moon that is just rising. */
  night?: boolean;
  /** Fewer lines and dots, for a file that has to be small. */
  plain?: boolean;
}

/** Right of the words in every window, and below the menu; a phone has no sky without words. */
const STARS = { left: 0.68, top: 0.15 };

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
      if (night) {
        const moon = base - 120;
        const radius = sun * 0.86;
        s +=
          (plain ? '' : stars(r, p.slate, w * STARS.left, h * STARS.top, w * 0.3, h * 0.26, 16)) +
          disc(cx + 10, moon, radius, p.lamp) +
          circle(cx - radius * 0.4, moon - radius * 0.4, 40, p.ginger, 'opacity=".4"') +
          circle(cx + radius * 0.1, moon - radius * 0.7, 26, p.ginger, 'opacity=".4"');
      } else
        s +=
          disc(cx + 10, base - sun * 0.98, sun, p.lamp) +
          clouds(r, p, [
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
      s += parapetWall(p, f);
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
