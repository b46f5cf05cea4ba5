import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { figure } from '../../cat/figure';
import { halftone } from '../../kit/halftone';
import { at, circle, g, line, n, path, rect } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { railing, cobbles, laundry } from '../../parts/street';
import { cut, words } from '../safe';
import { H, W, type Scene } from '../scene';

/** From the right: the lower left is where the words of a page lie over the picture. */
const thief: CatOptions = {
  pose: 'leap',
  coat: 'tabby',
  x: 846,
  y: 634,
  scale: 0.74,
  flip: true,
  turn: 44,
  eyes: 'wide',
};
const CART = 1240;
const BOARD = { x: 664, y: 612, turn: -2 };
const PRICE = [
  { text: 'FISH', x: 0, y: -28, h: 28, w: 5.5 },
  { text: '10¢', x: 0, y: 8, h: 22, w: 4.5 },
] as const;
const witness: CatOptions = {
  pose: 'sit',
  coat: 'black',
  x: 1008,
  y: 226,
  scale: 0.4,
  eyes: 'wide',
  look: -6,
};

/** A tabby leaping for a fish cart on Hester Street. */
export const pushcart: Scene = {
  palette: 'market',
  safe: [
    face('the thief', thief),
    figure('the thief', thief),
    face('the witness', witness, { mayLeave: true }),
    words(PRICE, BOARD, [[-60, -42, 60, 42]]),
  ],
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.pale) + halftone(0, 0, W, 300, p.sky, { dir: 'up', pitch: 20, max: 6.5 });
    const ten = (x: number, w: number, top: number, c: string) => {
      let q = rect(x, top, w, 720 - top, c) + rect(x - 10, top - 14, w + 20, 30, p.near);
      for (let j = 0; j < 3; j++) {
        for (let k = 0; k < 3; k++)
          q +=
            rect(x + 34 + (k * (w - 60)) / 3, top + 60 + j * 170, 54, 96, p.near) +
            rect(x + 38 + (k * (w - 60)) / 3, top + 64 + j * 170, 46, 88, (j + k) % 2 ? p.lamp : p.pale);
        q +=
          rect(x + 20, top + 166 + j * 170, w - 40, 8, p.ink) +
          railing(x + 20, top + 128 + j * 170, w - 40, 40, p.ink, 22, 3.5);
        if (j < 2)
          q += line(`M${x + 60} ${top + 166 + j * 170}L${x + w - 80} ${top + 336 + j * 170}`, p.ink, 7);
      }
      return q;
    };
    s += ten(-40, 350, 90, p.brick) + ten(900, 360, 60, p.brick);
    s += skyline(r, 300, 910, 690, 160, 320, p.far, { win: p.pale, lit: 0.5, tank: 0.5 });
    s += laundry(r, 300, 170, 912, 150, p, 80);
    s += path('M0 700H1200V920H0Z', p.sky) + cobbles(r, p.far, 740, W, H, 5);
    let cart =
      line('M650 180V620', p.ink, 12) +
      path(
        'M420 300Q440 150 650 140Q860 150 880 300Q845 270 803 300Q765 270 727 300Q689 270 650 300Q611 270 573 300Q535 270 497 300Q455 270 420 300Z',
        p.hot,
      ) +
      path(
        'M497 300Q530 170 650 140Q600 190 573 300Q535 270 497 300ZM727 300Q700 190 650 140Q770 170 803 300Q765 270 727 300Z',
        p.cream,
      );
    cart +=
      path('M430 560H1010L980 660H460Z', p.mid) +
      rect(416, 544, 610, 26, p.near) +
      line('M1010 570L1150 540', p.near, 16) +
      line('M500 660V800M470 660V800', p.near, 14);
    const fish = (x: number, y: number, k: number, c: string, rot: number) =>
      g(
        path('M-80 0Q-30-46 40-22Q66-12 80 0L112-28V28L80 0Q66 12 40 22Q-30 46-80 0Z', c) +
          circle(-52, -6, 6, p.ink) +
          line('M-34-24Q-24 0-34 24M-6-16q8 16 0 32M20-14q8 14 0 28', p.ink, 4),
        at(x, y, k, false, rot),
      );
    cart +=
      fish(530, 520, 0.95, p.slate, -8) +
      fish(690, 520, 1, p.far, 4) +
      fish(860, 522, 0.95, p.slate, -4) +
      fish(610, 486, 0.9, p.pink, 2) +
      fish(780, 486, 0.92, p.slate, 6) +
      fish(700, 456, 0.8, p.far, -6);
    const wheel = (x: number, y: number, R: number) =>
      circle(x, y, R, 'none', `stroke="${p.ink}" stroke-width="16"`) +
      line(
        Array.from(
          { length: 10 },
          (_, i) =>
            `M${x} ${y}L${n(x + Math.cos(i * 0.628) * (R - 6))} ${n(y + Math.sin(i * 0.628) * (R - 6))}`,
        ).join(''),
        p.ink,
        7,
      ) +
      circle(x, y, 20, p.hot);
    cart += wheel(760, 716, 118);
    // The cat comes from the right, so the cart is turned; its words are not.
    s += g(cart, `translate(${CART} 0) scale(-1 1)`);
    s += g(
      rect(-58, -40, 116, 80, p.cream, `stroke="${p.ink}" stroke-width="5"`) +
        cut(PRICE[0], p.ink) +
        cut(PRICE[1], p.hot),
      at(BOARD.x, BOARD.y, 1, false, BOARD.turn),
    );
    return s + cat(p, { ...thief, ...o }) + cat(p, { ...witness, tint: { edge: p.slate } });
  },
};
