import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { at, circle, g, gouge, line, path, rect, times } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** A kitten looks out of an empty picture frame. */
export const emptyFrame: Scene = {
  palette: 'dawn',
  draw(p, _r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      path(
        times(13, (i) => `M${i * 100 - 30} 0h44v700h-44z`),
        p.pale,
      ) +
      rect(0, 690, W, 26, p.cream) +
      rect(0, 716, W, 210, p.mid) +
      path(
        times(6, (i) => gouge(i * 220 - 30, 780 + (i % 2) * 60, i * 220 + 150, 784 + (i % 2) * 60, 5)),
        p.near,
      );
    s += line('M600 20L330 130M600 20L870 130', p.ink, 6) + circle(600, 22, 12, p.lamp);
    s +=
      path('M270 110H930V650H270Z', p.lamp, `stroke="${p.ink}" stroke-width="8"`) +
      path('M300 140H900V620H300Z', p.ginger) +
      rect(330, 170, 540, 420, p.near) +
      halftone(330, 170, 540, 420, p.mid, { pitch: 22, max: 7 });
    s += cat(p, {
      pose: 'peek',
      coat: o.coat ?? 'cow',
      x: 600,
      y: 560,
      scale: 1.5,
      eyes: 'wide',
      look: 2,
      mouth: 'meow',
    });
    s += rect(520, 660, 160, 40, p.lamp) + line('M550 680H650', p.brick, 6);
    return (
      s +
      g(
        rect(-60, -90, 120, 150, p.cream, `stroke="${p.ink}" stroke-width="6"`) +
          rect(-46, -76, 92, 92, p.far),
        at(130, 380, 1, false, -8),
      ) +
      g(
        rect(-60, -90, 120, 150, p.cream, `stroke="${p.ink}" stroke-width="6"`) +
          rect(-46, -76, 92, 92, p.pink),
        at(1070, 360, 1, false, 6),
      )
    );
  },
};
