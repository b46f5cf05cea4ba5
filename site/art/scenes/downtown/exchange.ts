import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { between } from '../../kit/random';
import { g, line, n, path, rect } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { cut, words } from '../safe';
import { H, W, type Scene } from '../scene';

const banker: CatOptions = {
  pose: 'sit',
  coat: 'tuxedo',
  x: 600,
  y: 850,
  scale: 1,
  hat: 'topper',
  wear: ['bow'],
  eyes: 'narrow',
};

const FRIEZE = { text: 'EXCHANGE', x: 600, y: 282, h: 32, w: 6, cond: 1.2, space: 2.2 };

/** A tuxedoed cat on the steps of the Exchange in a ticker-tape storm. */
export const exchange: Scene = {
  palette: 'snow',
  safe: [face('the banker', banker), words([FRIEZE])],
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.sky);
    s += skyline(r, -20, 1220, 620, 420, 600, p.far, {
      tank: 0,
      wmin: 100,
      wmax: 160,
      win: p.pale,
      lit: 0.55,
    });
    s +=
      path('M110 270L600 70L1090 270Z', p.near) +
      path('M200 252L600 98L1000 252Z', p.pale) +
      g(
        path('M-60 40V10Q-60-20-30-30V-56L-14-44H14L30-56V-30Q60-20 60 10V40Z', p.mid) +
          path('M-250 40Q-200-6-90 40ZM250 40Q200-6 90 40Z', p.mid),
        'translate(600 210)',
      );
    s += rect(110, 270, 980, 56, p.cream) + rect(110, 320, 980, 12, p.near) + cut(FRIEZE, p.near);
    s += rect(140, 332, 920, 350, p.near);
    for (let i = 0; i < 6; i++) {
      const x = 160 + i * 160;
      s +=
        rect(x, 350, 80, 320, p.cream) +
        rect(x + 58, 350, 22, 320, p.far) +
        line(`M${x + 18} 364V656M${x + 38} 364V656`, p.sky, 5) +
        rect(x - 12, 332, 104, 24, p.pale) +
        rect(x - 12, 660, 104, 22, p.pale);
    }
    for (let i = 0; i < 5; i++)
      s +=
        rect(70 - i * 44, 682 + i * 46, 1060 + i * 88, 26, i % 2 ? p.pale : p.cream) +
        rect(70 - i * 44, 704 + i * 46, 1060 + i * 88, 24, p.far);
    s += cat(p, { ...banker, halo: p.sky, ...o });
    let d = '';
    for (let i = 0; i < 8; i++) {
      const x = between(r, 0, W),
        y = between(r, -40, 500);
      if (Math.abs(x - 600) < 190) continue;
      d += `M${n(x)} ${n(y)}c40 30-40 70 10 100s-50 60 0 100s-30 50 10 90`;
    }
    s += line(d, p.cream, 10) + line(d, p.near, 3, 'stroke-dasharray="3 12" opacity=".7"');
    let q = '';
    for (let i = 0; i < 70; i++) {
      const x = r() * W,
        y = r() * H;
      if (Math.abs(x - 600) < 170 && y > 240) continue;
      q += `M${n(x)} ${n(y)}l14 5l-4 10l-14-5z`;
    }
    s += path(q, p.lamp);
    let q2 = '';
    for (let i = 0; i < 40; i++) {
      const x = r() * W,
        y = r() * H;
      if (Math.abs(x - 600) < 170 && y > 240) continue;
      q2 += `M${n(x)} ${n(y)}l14-5l4 10l-14 5z`;
    }
    s += path(q2, p.hot);
    return s;
  },
};
