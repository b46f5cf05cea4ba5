import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { figure } from '../../cat/figure';
import { circle, g, gouge, line, n, path, rect } from '../../kit/shapes';
import { sash, bricks } from '../../parts/buildings';
import { pot } from '../../parts/street';
import { cut, words } from '../safe';
import { H, W, type Scene } from '../scene';

const host: CatOptions = { pose: 'sit', coat: 'ginger', x: 600, y: 660, scale: 1.06, wear: ['bell'] };
const NUMBER = { text: '41', x: 600, y: 120, h: 40, w: 7 };

/** A ginger cat at the top of a brownstone stoop. */
export const stoop: Scene = {
  palette: 'stoop',
  safe: [face('the cat of the house', host), figure('the cat of the house', host), words([NUMBER])],
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.mid) + bricks(r, p.near, 0, 0, W, 620, 46, 62, 20);
    s += rect(0, 500, W, 26, p.near);
    s += sash(90, 110, 190, 300, p, { frame: p.sky, lintel: p.near, curtain: p.cream });
    s += sash(920, 110, 190, 300, p, { frame: p.sky, lintel: p.near, curtain: p.cream });
    s += g([0, 1, 2].map((i) => pot(940 + i * 74, 440, 0.62, p)).join(''));
    // door
    s +=
      path('M400 560V170Q400 60 600 44Q800 60 800 170V560Z', p.near) +
      path('M372 176Q372 30 600 14Q828 30 828 176H800Q800 66 600 50Q400 66 400 176Z', p.sky);
    s +=
      path('M436 184Q440 96 600 84Q760 96 764 184Z', p.lamp) +
      line('M600 84V184M510 100L530 184M690 100L670 184', p.near, 7);
    s +=
      rect(436, 204, 156, 356, p.ink) +
      rect(608, 204, 156, 356, p.ink) +
      rect(460, 228, 108, 150, p.lamp) +
      rect(632, 228, 108, 150, p.lamp) +
      rect(460, 404, 108, 150, p.near) +
      rect(632, 404, 108, 150, p.near) +
      circle(584, 400, 8, p.lamp) +
      circle(616, 400, 8, p.lamp);
    s += cut(NUMBER, p.ink);
    // steps
    for (let i = 0; i < 5; i++) {
      const y = 560 + i * 74,
        x = 330 - i * 62,
        w = W - 2 * x;
      s +=
        rect(x, y, w, 26, p.sky) +
        rect(x + 8, y + 26, w - 16, 50, p.near) +
        path(
          gouge(x + 40, y + 50, x + 190, y + 52, 3) + gouge(x + w - 260, y + 46, x + w - 60, y + 48, 3),
          p.mid,
        );
    }
    // ironwork
    for (const m of [1, -1]) {
      let d = '';
      const X = (v: number) => (m > 0 ? v : W - v);
      for (let i = 0; i < 6; i++) d += `M${n(X(300 - i * 50))} ${n(420 + i * 74)}V${n(590 + i * 74)}`;
      s += line(d, p.ink, 9) + line(`M${X(330)} 380L${X(10)} 850M${X(330)} 440L${X(10)} 910`, p.ink, 11);
      s +=
        rect(X(334) - 20, 330, 40, 236, p.ink) +
        circle(X(334), 316, 26, p.ink) +
        path(`M${X(334) - 30} 340H${X(334) + 30}V356H${X(334) - 30}Z`, p.ink);
    }
    return s + cat(p, { ...host, ...o });
  },
};
