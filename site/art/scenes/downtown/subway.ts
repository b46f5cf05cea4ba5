import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, g, line, path, rect, times } from '../../kit/shapes';
import { pigeon } from '../../parts/street';
import { H, W, type Scene } from '../scene';

/** A brown tabby waits for the train on a tiled subway platform. */
export const subway: Scene = {
  palette: 'market',
  draw(p, _r, o) {
    let s =
      rect(0, 0, W, H, p.cream) +
      line(times(16, (i) => `M0 ${i * 46}H1200`) + times(24, (i) => `M${i * 52} 0V690`), p.pale, 3);
    s += rect(0, 40, W, 150, p.near) + rect(0, 60, W, 12, p.lamp) + rect(0, 158, W, 12, p.lamp);
    s +=
      rect(250, 24, 700, 184, p.near) +
      rect(266, 40, 668, 152, p.mid) +
      rect(282, 56, 636, 120, p.near) +
      lettering('BOROUGH HALL', 600, 84, 62, p.cream, { w: 12, cond: 0.95 });
    s += path(
      times(60, (i) => `M${i * 20} 42h10v10h-10zM${10 + i * 20} 178h10v10h-10z`),
      p.hot,
    );
    for (const x of [70, 1040])
      s +=
        rect(x, 0, 90, 700, p.mid) +
        rect(x + 14, 0, 10, 700, p.near) +
        rect(x + 66, 0, 10, 700, p.near) +
        rect(x - 14, 660, 118, 60, p.near) +
        path(
          times(8, (i) => `M${x + 38} ${60 + i * 80}h14v14h-14z`),
          p.near,
        );
    s += g(
      circle(0, 0, 62, p.ink) +
        circle(0, 0, 52, p.pale) +
        line('M0 0V-36M0 0L24 14', p.ink, 6) +
        line('M0-90V-62', p.ink, 9),
      at(990, 400),
    );
    // bench
    s +=
      rect(210, 650, 780, 34, p.near) +
      rect(210, 510, 780, 30, p.near) +
      rect(210, 560, 780, 30, p.near) +
      line('M250 500V760M950 500V760M600 650V760', p.ink, 18);
    s +=
      rect(0, 706, W, 110, p.slate) +
      rect(0, 806, W, 26, p.lamp) +
      rect(0, 830, W, 90, p.ink) +
      line('M0 870H1200', p.slate, 9);
    s += g(
      rect(-130, -90, 260, 180, p.brick, 'rx="12"') +
        rect(-130, -20, 260, 20, p.near) +
        rect(-40, -116, 80, 26, 'none', `stroke="${p.ink}" stroke-width="12"`) +
        rect(-14, -26, 28, 36, p.lamp),
      at(850, 664, 0.9),
    );
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'brown',
      x: 520,
      y: 660,
      scale: 1.0,
      wear: ['bag'],
      look: 8,
      eyes: 'wide',
      tail: 'M92-34C150-30 176-6 164 40C156 80 116 86 122 58',
    });
    s += pigeon(300, 790, 1, p, false, p.pale);
    return s;
  },
};
