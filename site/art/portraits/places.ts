import { between, pick } from '../kit/random';
import { circle, gouge, line, path, rect, times } from '../kit/shapes';
import { sash } from '../parts/buildings';
import { skyline } from '../parts/skyline';
import { snowfall, stars } from '../parts/sky';
import { SIDE, type Backdrop } from './backdrop';
import type { Palette } from '../palettes';

const ground = (p: Palette) => rect(0, 680, SIDE, 220, p.mid);

/** Rooms, gardens and skies. */
export const places = {
  moon: (p, r) =>
    rect(0, 0, SIDE, SIDE, p.sky) +
    stars(r, p.cream, 0, 0, 900, 560, 30) +
    circle(540, 350, 300, p.lamp) +
    circle(450, 260, 36, p.ginger, 'opacity=".4"') +
    circle(660, 230, 24, p.ginger, 'opacity=".4"') +
    skyline(r, -20, 920, 900, 80, 260, p.mid, { win: p.lamp, lit: 0.3, tank: 0.4 }),
  tiles: (p) =>
    rect(0, 0, SIDE, SIDE, p.pale) +
    line(
      times(9, (i) => `M0 ${i * 110}H900M${i * 110 + 10} 0V900`),
      p.sky,
      7,
    ) +
    rect(0, 250, SIDE, 54, p.mid) +
    times(9, (i) => rect(i * 110 + 30, 262, 50, 30, p.lamp)),
  window: (p, r) =>
    rect(0, 0, SIDE, SIDE, p.mid) +
    sash(130, 60, 640, 560, p, { glass: p.sky, frame: p.cream, off: 0 }) +
    skyline(r, 150, 750, 620, 80, 240, p.far, { tank: 0.5 }) +
    line('M450 60V620M130 340H770', p.cream, 20) +
    rect(90, 640, 720, 40, p.cream),
  snow: (p, r) =>
    rect(0, 0, SIDE, SIDE, p.mid) +
    skyline(r, -20, 920, 900, 240, 460, p.near, { win: p.lamp, lit: 0.4, tank: 0.4 }) +
    snowfall(r, p.cream, 900, 900, 70),
  shelf: (p, r) => {
    let out = rect(0, 0, SIDE, SIDE, p.near);
    for (const y of [30, 260, 490]) {
      for (let x = 12; x < 880;) {
        const w = between(r, 28, 62);
        const h = between(r, 120, 180);
        out += rect(x, y + 184 - h, w, h, pick(r, [p.hot, p.lamp, p.far, p.brick, p.slate, p.mid]));
        x += w + 4;
      }
      out += rect(0, y + 184, SIDE, 22, p.ink);
    }
    return out;
  },
  garden: (p) => {
    const leaf = (x: number, y: number, k: number, colour: string) =>
      path(
        times(5, (i) =>
          gouge(
            x,
            y,
            x + k * 190 * Math.cos(-0.5 - i * 0.54),
            y + k * 190 * Math.sin(-0.5 - i * 0.54),
            26 * k,
          ),
        ),
        colour,
      );
    return (
      rect(0, 0, SIDE, SIDE, p.sky) +
      circle(700, 200, 110, p.lamp) +
      leaf(80, 560, 1.9, p.mid) +
      leaf(840, 620, 2, p.mid) +
      leaf(240, 700, 1.5, p.near) +
      leaf(690, 740, 1.5, p.near) +
      ground({ ...p, mid: p.near })
    );
  },
  sofa: (p) =>
    rect(0, 0, SIDE, SIDE, p.sky) +
    circle(690, 190, 120, p.lamp) +
    rect(40, 360, 820, 420, p.mid, 'rx="60"') +
    rect(0, 470, 150, 360, p.near, 'rx="50"') +
    rect(750, 470, 150, 360, p.near, 'rx="50"') +
    rect(90, 640, 720, 170, p.far, 'rx="30"') +
    line('M450 650V800', p.brick, 6) +
    [250, 450, 650].map((x) => circle(x, 460, 13, p.near) + circle(x, 560, 13, p.near)).join('') +
    rect(0, 800, SIDE, 100, p.brick),
  quilt: (p) =>
    rect(0, 0, SIDE, SIDE, p.sky) +
    times(9, (i) =>
      times(5, (j) => {
        const x = i * 104 - 20,
          y = 420 + j * 104;
        const c = [p.hot, p.lamp, p.mid, p.cream, p.far][(i * 2 + j * 3) % 5] ?? p.cream;
        return rect(x, y, 104, 104, c) + path(`M${x} ${y}h104l-104 104z`, p.pale, 'opacity=".45"');
      }),
    ) +
    rect(0, 300, SIDE, 120, p.near) +
    times(9, (i) => rect(30 + i * 104, 120, 22, 190, p.near)) +
    rect(0, 100, SIDE, 40, p.near),
} satisfies Record<string, Backdrop>;
