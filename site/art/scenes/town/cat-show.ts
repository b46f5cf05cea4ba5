import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, g, line, path, rect, times } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** A blue-ribbon Persian receives callers at the cat show. */
export const catShow: Scene = {
  palette: 'dawn',
  draw(p, _r, o) {
    let s =
      rect(0, 0, W, H, p.pale) +
      path(
        times(13, (i) => `M${i * 100 - 30} 0h44v${H}h-44z`),
        p.sky,
      );
    s +=
      times(9, (i) =>
        path(`M${i * 150 - 60} 0Q${i * 150 + 15} 120 ${i * 150 + 90} 0Z`, i % 2 ? p.hot : p.lamp),
      ) + line('M0 6H1200', p.ink, 8);
    s += rect(330, 84, 540, 92, p.near) + lettering('CAT SHOW', 600, 106, 50, p.lamp, { w: 10, cond: 1.3 });
    // cages
    const cage = (x: number, w: number, inner: string) =>
      rect(x, 330, w, 350, p.near) +
      rect(x + 14, 344, w - 28, 330, p.far) +
      inner +
      line(
        times(Math.floor((w - 28) / 34), (i) => `M${x + 30 + i * 34} 344V674`),
        p.ink,
        5,
      ) +
      rect(x - 8, 318, w + 16, 22, p.ink);
    s +=
      cage(30, 270, cat(p, { pose: 'sit', coat: 'siamese', x: 160, y: 670, scale: 0.66, tail: null })) +
      cage(
        900,
        270,
        cat(p, { pose: 'sit', coat: 'tortie', x: 1036, y: 670, scale: 0.66, tail: null, eyes: 'wide' }),
      );
    s +=
      rect(0, 674, W, 40, p.mid) +
      path('M0 714H1200V920H0Z', p.near) +
      path(
        times(13, (i) => `M${i * 100 - 20} 714q50 70 100 0z`),
        p.lamp,
      );
    s +=
      path('M330 700Q330 660 400 660H800Q870 660 870 700V760Q870 800 800 800H400Q330 800 330 760Z', p.hot) +
      line('M346 730H854', p.brick, 6) +
      circle(340, 790, 18, p.lamp) +
      circle(860, 790, 18, p.lamp);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'cream',
      x: 590,
      y: 702,
      scale: 1.02,
      ears: 'long',
      eyes: 'narrow',
      wear: ['pearls'],
      hat: 'crown',
      halo: p.pale,
    });
    s += g(
      path('M-34 40L-60 170L-20 150L0 176L20 150L60 170L34 40Z', p.mid) +
        times(14, (i) => circle(66 * Math.cos(i * 0.449), 66 * Math.sin(i * 0.449), 18, p.mid)) +
        circle(0, 0, 62, p.mid) +
        circle(0, 0, 44, p.cream) +
        lettering('1', 0, -28, 56, p.mid, { w: 11 }),
      at(800, 620, 0.94, false, 8),
    );
    return s;
  },
};
