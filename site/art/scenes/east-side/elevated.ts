import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { between } from '../../kit/random';
import { at, circle, g, gouge, line, n, path, rect } from '../../kit/shapes';
import { lightCone } from '../../parts/light';
import { skyline } from '../../parts/skyline';
import { disc, stars } from '../../parts/sky';
import { textlines } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** A ginger cat strolling a fence below the elevated train. */
export const elevated: Scene = {
  palette: 'gaslight',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.sky) + stars(r, p.cream, 0, 0, W, 180, 22) + disc(150, 130, 84, p.cream);
    s += skyline(r, -20, 1220, 760, 330, 500, p.far, { win: p.lamp, lit: 0.2, tank: 0.5 });
    // train
    s += g(
      [0, 1]
        .map((i) => {
          const x = 250 + i * 520;
          let q =
            rect(x, 236, 500, 176, p.brick) +
            rect(x - 10, 220, 520, 24, p.ink) +
            rect(x + 60, 200, 380, 26, p.brick) +
            rect(x, 372, 500, 20, p.lamp);
          for (let k = 0; k < 6; k++)
            q += rect(x + 28 + k * 77, 268, 58, 80, p.lamp) + line(`M${x + 28 + k * 77} 300h58`, p.brick, 5);
          return (
            q +
            circle(x + 90, 420, 26, p.ink) +
            circle(x + 150, 420, 26, p.ink) +
            circle(x + 350, 420, 26, p.ink) +
            circle(x + 410, 420, 26, p.ink)
          );
        })
        .join(''),
    );
    s +=
      lightCone(240, 330, p, { mouth: 20, spread: 96, reach: 290, lean: -8, turn: 90 }) +
      circle(246, 330, 20, p.cream);
    s += g(path('M-18-70C-16-100 16-100 20-70L14-52V-20H-20V-52Z', p.near), 'translate(400 350)');
    // structure
    s += rect(0, 440, W, 26, p.ink) + rect(0, 500, W, 22, p.ink);
    let d = '';
    for (let i = 0; i < 16; i++) d += `M${i * 80} 460l40 50l40-50`;
    s += line(d, p.ink, 9);
    for (const x of [150, 720])
      s +=
        rect(x, 500, 44, 420, p.ink) +
        path(`M${x - 60} 520H${x + 104}L${x + 44} 610H${x}Z`, p.ink) +
        path(gouge(x + 10, 560, x + 10, 860, 4), p.slate);
    s += halftone(0, 560, W, 200, p.near, { pitch: 20, max: 6.5 });
    // fence
    s += rect(0, 720, W, 200, p.near);
    let f = '';
    for (let i = 0; i < 19; i++) {
      const x = i * 66 - 14,
        h = between(r, -6, 10);
      f += `M${n(x)} 920V${n(722 + h)}h56V920z`;
    }
    s +=
      path(f, p.brick) +
      path(
        Array.from({ length: 12 }, (_, i) =>
          gouge(10 + i * 100, 780 + (i % 3) * 30, 14 + i * 100, 880, 4),
        ).join(''),
        p.near,
      ) +
      rect(-10, 760, 1220, 20, p.near);
    s +=
      g(
        path('M-80-104L84-92L76 104L-84 96Z', p.cream) +
          lettering('LOST', 0, -80, 36, p.hot, { w: 8, cond: 1.2 }) +
          path('M-40 70V10L-46-22L-24-6H24L46-22L40 10V70Z', p.ink) +
          circle(-16, 20, 6, p.lamp) +
          circle(16, 20, 6, p.lamp) +
          textlines(-56, 84, 110, 1, 12, p.slate, 5),
        at(330, 836, 0.78, false, -3),
      ) +
      g(
        path('M-80-70H80V70H-80Z', p.lamp) +
          lettering('MICE', 0, -50, 38, p.ink, { w: 8 }) +
          lettering('WANTED', 0, 8, 30, p.ink, { w: 6 }),
        at(900, 846, 0.84, false, 3),
      );
    s += cat(p, { pose: 'walk', coat: o.coat ?? 'ginger', x: 560, y: 728, scale: 1.04 });
    return s;
  },
};
