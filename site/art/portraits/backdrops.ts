import { halftone } from '../kit/halftone';
import { between, pick, type Random } from '../kit/random';
import { circle, gouge, line, n, path, rect, times } from '../kit/shapes';
import type { Palette } from '../palettes';
import { sash, skyline } from '../parts/buildings';
import { snowfall, stars } from '../parts/sky';

/** Side of the square sheet a portrait is drawn on. */
export const SIDE = 900;
const ground = (p: Palette) => rect(0, 680, SIDE, 220, p.mid);

type Backdrop = (p: Palette, r: Random) => string;

/** What a sitter is drawn in front of. */
export const backdrops = {
  rays: (p) => {
    const ray = (i: number) => {
      const point = (angle: number) => `${n(450 + 900 * Math.cos(angle))} ${n(470 + 900 * Math.sin(angle))}`;
      return `M450 470L${point((i * Math.PI) / 8)}L${point((i * Math.PI) / 8 + 0.2)}Z`;
    };
    return rect(0, 0, SIDE, SIDE, p.sky) + path(times(16, ray), p.far) + circle(450, 430, 290, p.lamp);
  },
  stripes: (p) =>
    rect(0, 0, SIDE, SIDE, p.near) +
    path(
      times(10, (i) => `M${i * 96} 0h48v900h-48z`),
      p.mid,
    ),
  dots: (p) =>
    rect(0, 0, SIDE, SIDE, p.sky) + halftone(0, 0, SIDE, SIDE, p.far, { pitch: 32, max: 12, dir: 'up' }),
  moon: (p, r) =>
    rect(0, 0, SIDE, SIDE, p.sky) +
    stars(r, p.cream, 0, 0, 900, 560, 30) +
    circle(540, 350, 300, p.lamp) +
    circle(450, 260, 36, p.ginger, 'opacity=".4"') +
    circle(660, 230, 24, p.ginger, 'opacity=".4"') +
    skyline(r, -20, 920, 900, 80, 260, p.mid, { win: p.lamp, lit: 0.3, tank: 0.4 }),
  damask: (p) =>
    rect(0, 0, SIDE, SIDE, p.sky) +
    path(
      times(7, (j) =>
        times(8, (i) => {
          const x = i * 150 + (j % 2) * 75 - 60,
            y = j * 150;
          return `M${x} ${y + 60}Q${x - 50} ${y} ${x} ${y - 60}Q${x + 50} ${y} ${x} ${y + 60}Z${gouge(x - 40, y + 72, x + 40, y + 72, 10, -16)}`;
        }),
      ),
      p.far,
    ),
  tiles: (p) =>
    rect(0, 0, SIDE, SIDE, p.pale) +
    line(
      times(9, (i) => `M0 ${i * 110}H900M${i * 110 + 10} 0V900`),
      p.sky,
      7,
    ) +
    rect(0, 250, SIDE, 54, p.mid) +
    times(9, (i) => rect(i * 110 + 30, 262, 50, 30, p.lamp)),
  gingham: (p) =>
    rect(0, 0, SIDE, SIDE, p.pale) +
    times(
      5,
      (i) =>
        rect(i * 200, 0, 100, 900, p.lamp, 'opacity=".7"') +
        rect(0, i * 200, 900, 100, p.far, 'opacity=".6"'),
    ),
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
  curtain: (p) =>
    rect(0, 0, SIDE, SIDE, p.hot) +
    path(
      times(9, (i) => gouge(i * 110 + 20, -20, i * 110 + 50, 920, 16, 6)),
      p.brick,
    ) +
    rect(0, 0, SIDE, 60, p.lamp) +
    path(
      times(12, (i) => `M${i * 80} 60q40 50 80 0z`),
      p.lamp,
    ),
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
  fish: (p) =>
    rect(0, 0, SIDE, SIDE, p.mid) +
    path(
      times(6, (j) =>
        times(5, (i) => {
          const x = i * 200 + (j % 2) * 100 - 40,
            y = j * 160 + 60;
          return `M${x - 60} ${y}Q${x - 10} ${y - 46} ${x + 40} ${y}L${x + 70} ${y - 26}V${y + 26}L${x + 40} ${y}Q${x - 10} ${y + 46} ${x - 60} ${y}Z`;
        }),
      ),
      p.near,
    ),
  bricks: (p) =>
    rect(0, 0, SIDE, SIDE, p.brick) +
    path(
      times(12, (j) => times(8, (i) => `M${i * 130 - (j % 2) * 65} ${j * 78}h118v64h-118z`)),
      p.mid,
    ) +
    circle(450, 420, 330, p.lamp, 'opacity=".85"'),
} satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof backdrops;
