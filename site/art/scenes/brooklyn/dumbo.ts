import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { line, path, rect, times } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { cobbles } from '../../parts/street';
import { H, W, type Scene } from '../scene';

/** A grey cat stretches on the cobbles beneath the Manhattan Bridge. */
export const dumbo: Scene = {
  palette: 'snow',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.sky) + halftone(0, 0, W, 500, p.far, { dir: 'up', pitch: 20, max: 5.6 });
    s += skyline(r, 300, 900, 610, 40, 140, p.far, { spire: true, tank: 0 });
    // bridge tower in the gap
    s +=
      path('M470 600V60H510V20H690V60H730V600H690V440Q690 390 600 386Q510 390 510 440V600Z', p.mid) +
      path('M520 360V150Q520 110 600 104Q680 110 680 150V360Q600 320 520 360Z', p.sky) +
      line(
        'M470 200H730M470 380H730M510 60L690 100M690 60L510 100M520 360L680 150M680 360L520 150',
        p.near,
        8,
      ) +
      rect(490, 0, 24, 40, p.mid) +
      rect(686, 0, 24, 40, p.mid) +
      rect(200, 470, 800, 30, p.near) +
      line(
        times(14, (i) => `M${220 + i * 60} 500L${250 + i * 60} 530L${280 + i * 60} 500`),
        p.near,
        5,
      );
    // warehouses
    const wall = (side: 1 | -1) => {
      const X = (v: number) => (side > 0 ? v : W - v);
      let q = path(`M${X(-20)} -20H${X(400)}L${X(370)} 640H${X(-20)}Z`, p.brick);
      for (let j = 0; j < 4; j++)
        for (let i = 0; i < 3; i++) {
          const x = 30 + i * 116,
            y = 60 + j * 146;
          q +=
            path(
              `M${X(x)} ${y + 96}V${y + 24}Q${X(x + 36)} ${y - 10} ${X(x + 72)} ${y + 24}V${y + 96}Z`,
              (i + j) % 3 ? p.near : p.lamp,
            ) + line(`M${X(x + 36)} ${y + 8}V${y + 96}M${X(x)} ${y + 52}H${X(x + 72)}`, p.brick, 5);
        }
      return q + line(`M${X(-20)} 176H${X(396)}M${X(-20)} 324H${X(388)}M${X(-20)} 470H${X(380)}`, p.near, 7);
    };
    s += wall(1) + wall(-1);
    s +=
      path('M360 636H840L1240 920H-40Z', p.slate) +
      path('M-20 636H364L-40 920H-60ZM836 636H1220V920H1240Z', p.mid) +
      cobbles(r, p.mid, 690, W, H, 5) +
      line('M520 640L330 920M680 640L870 920', p.ink, 7);
    s += cat(p, {
      pose: 'stretch',
      coat: o.coat ?? 'grey',
      x: 560,
      y: 830,
      scale: 1.36,
      eyes: 'happy',
      mouth: 'meow',
      wear: ['bell'],
      halo: p.slate,
    });
    return s;
  },
};
