import { cat } from '../../cat/cat';
import { at, circle, g, gouge, line, n, path, rect, times } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { bishop } from '../../parts/street';
import { H, W, type Scene } from '../scene';

/** A white cat keeps dry under a red umbrella on a wet avenue. */
export const umbrella: Scene = {
  palette: 'rain',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.far) +
      skyline(r, -20, 1220, 600, 300, 520, p.mid, {
        win: p.lamp,
        lit: 0.35,
        tank: 0.3,
        wmin: 120,
        wmax: 170,
      });
    s += rect(0, 590, W, 330, p.near);
    s += path('M470 590L560 220H640L730 590Z', p.sky, 'opacity=".35"');
    for (const [x, c, w] of [
      [120, p.lamp, 40],
      [330, p.lamp, 26],
      [610, p.hot, 90],
      [930, p.lamp, 44],
      [1090, p.lamp, 24],
    ] as const)
      s += times(6, (i) =>
        path(gouge(x - w * (1 - i * 0.08), 640 + i * 42, x + w * (1 - i * 0.08), 640 + i * 42, 9 - i, 2), c),
      );
    s += bishop(200, 640, 0.9, p.ink, p.lamp) + bishop(1040, 640, 0.9, p.ink, p.lamp, true);
    s += g(
      rect(-110, -90, 220, 100, p.ginger) +
        path('M-80-90L-56-150H56L80-90Z', p.ginger) +
        path('M-60-94L-42-138H-6V-94ZM60-94L42-138H6V-94Z', p.pale) +
        rect(-116, -30, 232, 16, p.ink) +
        circle(-66, 12, 30, p.ink) +
        circle(66, 12, 30, p.ink) +
        circle(-66, 12, 12, p.pale) +
        circle(66, 12, 12, p.pale) +
        circle(104, -54, 12, p.lamp),
      at(860, 600, 0.9),
    );
    // the umbrella leans on the cat's shoulder
    s += line('M770 820L600 150', p.ink, 12) + line('M770 820q6 40 40 30', p.ink, 12);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'white',
      x: 600,
      y: 830,
      scale: 1.06,
      wear: ['bigbow'],
      eyes: 'open',
      look: 4,
    });
    s += g(
      path(
        'M-400 150C-380-60-200-190 0-190C200-190 380-60 400 150Q330 96 266 150Q200 96 133 150Q66 96 0 150Q-66 96-133 150Q-200 96-266 150Q-330 96-400 150Z',
        p.hot,
      ) +
        path('M-133 150C-120 0-70-130 0-190C70-130 120 0 133 150Q66 96 0 150Q-66 96-133 150Z', p.brick) +
        line('M0-190V-226', p.ink, 12),
      at(596, 214, 1.02, false, -10),
    );
    s += line(
      times(70, () => {
        const x = r() * 1260,
          y = r() * 900;
        return Math.abs(x - 600) < 330 && y > 190 && y < 760 ? '' : `M${n(x)} ${n(y)}l-14 50`;
      }),
      p.pale,
      3.2,
    );
    return s;
  },
};
