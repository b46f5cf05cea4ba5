import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, g, line, path, rect } from '../../kit/shapes';
import { sash, bricks } from '../../parts/buildings';
import { pot } from '../../parts/street';
import { H, W, type Scene } from '../scene';

/** A hungry tabby reaches for the morning milk on a blue doorstep. */
export const milk: Scene = {
  palette: 'mint',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.far) + bricks(r, p.brick, 0, 0, W, 620, 50, 60, 22);
    s +=
      rect(380, 30, 440, 640, p.cream) +
      rect(420, 70, 360, 600, p.near) +
      rect(446, 190, 140, 200, p.mid) +
      rect(614, 190, 140, 200, p.mid) +
      rect(446, 420, 140, 210, p.mid) +
      rect(614, 420, 140, 210, p.mid) +
      rect(446, 92, 308, 70, p.lamp) +
      line('M520 92V162M600 92V162M680 92V162', p.near, 8) +
      circle(746, 406, 14, p.lamp) +
      rect(560, 396, 80, 20, p.lamp);
    s += pot(300, 670, 1.3, p) + pot(900, 670, 1.3, p);
    s +=
      sash(60, 120, 170, 280, p, { frame: p.cream, lintel: p.pale, curtain: p.sky }) +
      sash(970, 120, 170, 280, p, { frame: p.cream, lintel: p.pale, curtain: p.sky });
    s +=
      rect(200, 664, 800, 34, p.pale) +
      rect(216, 696, 768, 70, p.slate) +
      rect(100, 766, 1000, 34, p.pale) +
      rect(116, 798, 968, 120, p.slate);
    const milk = (x: number, y: number, k: number) =>
      g(
        path(
          'M-44 0V-120Q-44-150-22-166V-200H22V-166Q44-150 44-120V0Z',
          p.cream,
          `stroke="${p.ink}" stroke-width="6"`,
        ) +
          path('M-24-200H24V-186H-24Z', p.hot) +
          path('M-40-60H40V-20H-40Z', p.sky) +
          lettering('MILK', 0, -52, 24, p.near, { w: 5 }),
        at(x, y, k),
      );
    s += milk(850, 766, 1.14) + milk(960, 766, 1.14);
    s += cat(p, {
      pose: 'rear',
      coat: o.coat ?? 'tabby',
      x: 630,
      y: 768,
      scale: 1.16,
      look: 6,
      mouth: 'blep',
      eyes: 'wide',
      wear: ['bell'],
      tint: { socks: true },
    });
    return s;
  },
};
