import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, ellipse, g, gouge, line, path, rect } from '../../kit/shapes';
import { pot } from '../../parts/street';
import { lightCone } from '../../parts/light';
import { H, W, type Scene } from '../scene';

/** A grey cat waiting for tea in a tea-room window. */
export const tea: Scene = {
  palette: 'market',
  draw(p, _r, o) {
    let s = rect(0, 0, W, H, p.near);
    s +=
      rect(80, 60, 1040, 660, p.pale) +
      path(Array.from({ length: 13 }, (_, i) => `M${80 + i * 80} 60h40V720h-40z`).join(''), p.sky);
    s += rect(80, 60, 1040, 16, p.ink) + rect(80, 60, 16, 660, p.ink) + rect(1104, 60, 16, 660, p.ink);
    s +=
      line('M600 60V190', p.ink, 6) +
      path('M500 250Q520 180 600 178Q680 180 700 250Z', p.hot) +
      ellipse(600, 250, 100, 14, p.lamp) +
      lightCone(600, 256, p, { mouth: 98, spread: 240, reach: 464 });
    const tin = (x: number, y: number, c: string, ch: string) =>
      rect(x - 42, y - 104, 84, 104, c) +
      rect(x - 46, y - 120, 92, 22, p.ink) +
      rect(x - 28, y - 78, 56, 52, p.cream) +
      lettering(ch, x, y - 66, 28, c, { w: 6 });
    for (const y of [250, 420]) s += rect(110, y, 270, 16, p.brick) + rect(820, y, 270, 16, p.brick);
    'TEA'
      .split('')
      .forEach((c, i) => (s += tin(165 + i * 82 + i * 4, 250, [p.hot, p.mid, p.ginger][i] ?? p.ink, c)));
    s += [150, 250, 340]
      .map(
        (x, i) =>
          path(
            `M${x - 34} ${420 - 48}H${x + 34}Q${x + 34} 418 ${x} 420Q${x - 34} 418 ${x - 34} 372Z`,
            [p.cream, p.mid, p.cream][i] ?? p.ink,
            `stroke="${p.ink}" stroke-width="5"`,
          ) + line(`M${x + 34} 380q22 0 16 16t-22 8`, p.ink, 5),
      )
      .join('');
    s +=
      [860, 942, 1024]
        .map((x, i) => tin(x, 250, [p.mid, p.ginger, p.hot][i] ?? p.ink, 'NYC'.charAt(i)))
        .join('') +
      pot(880, 420, 0.8, p) +
      pot(1000, 420, 0.9, p);
    s += line('M120 520H370M120 560H340', p.sky, 10);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'grey',
      x: 640,
      y: 760,
      scale: 1.16,
      wear: ['bow'],
      look: -5,
    });
    // table
    s +=
      path('M40 690H1160L1200 740H0Z', p.cream) +
      path('M0 740H1200V920H0Z', p.hot) +
      path(
        Array.from({ length: 15 }, (_, i) => `M${i * 86 - 20} 740h43V920h-43z`).join(''),
        p.cream,
        'opacity=".9"',
      ) +
      path(Array.from({ length: 16 }, (_, i) => `M${-40 + i * 82} 740q41 60 82 0z`).join(''), p.cream);
    s +=
      ellipse(330, 712, 130, 16, p.far) +
      path('M230 700C200 600 240 540 330 536C420 540 460 600 430 700Q330 724 230 700Z', p.mid) +
      path('M270 548Q330 500 390 548Z', p.near) +
      circle(330, 516, 14, p.lamp) +
      line('M430 590C500 580 500 560 520 540', p.mid, 26) +
      line('M234 600C160 590 160 680 236 676', p.mid, 16) +
      path(gouge(256, 610, 262, 680, 8, 6) + gouge(284, 570, 320, 556, 6), p.far) +
      [0, 1, 2].map((i) => circle(300 + i * 40, 640 - (i % 2) * 14, 11, p.lamp)).join('');
    s += path(gouge(520, 520, 546, 400, 10, 22) + gouge(546, 500, 560, 420, 6, -14), p.cream);
    const cup = (x: number, y: number, k: number) =>
      g(
        ellipse(0, 6, 96, 15, p.far) +
          path(
            'M-62-70H62C62-20 40 2 0 4C-40 2-62-20-62-70Z',
            p.cream,
            `stroke="${p.ink}" stroke-width="5"`,
          ) +
          line('M62-58q34-2 26 22t-40 18', p.ink, 6) +
          ellipse(0, -70, 60, 10, p.brick) +
          line('M-56-40Q0-24 54-40', p.hot, 6),
        at(x, y, k),
      );
    s += cup(860, 712, 1.05);
    s += g(
      path('M-90 0Q0 22 90 0L70-8H-70Z', p.pale, `stroke="${p.ink}" stroke-width="4"`) +
        path('M-52-6Q-56-44-16-46Q20-60 46-36Q60-20 48-6Z', p.ginger) +
        path(gouge(-30, -20, 20, -32, 4), p.brick),
      at(1040, 722),
    );
    return s;
  },
};
