import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, each, ellipse, g, line, path, rect, times } from '../../kit/shapes';
import { lightCone } from '../../parts/light';
import { smallPrint } from './print-sheet';

/** Two heavyweights, in their corners. */
export const boweryPrint = smallPrint('stoop', (p) => {
  return (
    rect(0, 0, 600, 450, p.near) +
    times(9, (i) =>
      path(`M${i * 70 - 10} 0H${i * 70 + 34}V60L${i * 70 + 12} 96L${i * 70 - 10} 60Z`, i % 2 ? p.hot : p.sky),
    ) +
    rect(0, 372, 600, 78, p.sky) +
    rect(0, 372, 600, 12, p.lamp) +
    cat(p, {
      pose: 'loaf',
      coat: 'marmalade',
      x: 132,
      y: 388,
      scale: 0.84,
      eyes: 'narrow',
      mouth: 'grumpy',
      wear: ['bow'],
    }) +
    cat(p, {
      pose: 'loaf',
      coat: 'grey',
      x: 468,
      y: 388,
      scale: 0.84,
      flip: true,
      eyes: 'narrow',
      mouth: 'grumpy',
    }) +
    line('M-10 300H610M-10 346H610', p.cream, 7) +
    path('M0 260H22V400H0ZM578 260H600V400H578Z', p.hot) +
    g(
      rect(-62, -34, 124, 68, p.cream, `stroke="${p.ink}" stroke-width="5"`) +
        lettering('22 LB', 0, -17, 34, p.ink, { w: 7, cond: 0.72 }),
      at(120, 414, 0.86, false, -4),
    )
  );
});

/** An old wooden house that had a room for every stray. */
export const goodmanPrint = smallPrint('ginkgo', (p) => {
  const windows = [
    [196, 150, 'black'],
    [306, 150, 'calico'],
    [416, 150, 'white'],
    [196, 282, 'grey'],
    [416, 282, 'tortie'],
  ] as const;
  return (
    rect(0, 0, 600, 450, p.sky) +
    rect(0, 30, 118, 420, p.far) +
    rect(494, 0, 106, 450, p.far) +
    path('M104 66L300-16L508 66Z', p.ink) +
    rect(124, 62, 364, 388, p.brick) +
    line(
      times(12, (i) => `M126 ${90 + i * 30}H486`),
      p.near,
      4,
    ) +
    each(
      windows,
      ([x, y, coat]) =>
        rect(x - 46, y - 74, 92, 96, p.cream) +
        rect(x - 36, y - 66, 72, 86, p.ink) +
        cat(p, { pose: 'peek', coat, x, y: y + 14, scale: 0.42, head: { scale: 1.08 }, eyes: 'wide' }) +
        rect(x - 52, y + 16, 104, 14, p.cream),
    ) +
    rect(262, 300, 88, 150, p.cream) +
    rect(272, 310, 68, 140, p.mid) +
    circle(328, 386, 6, p.lamp) +
    rect(0, 430, 600, 20, p.ink) +
    cat(p, { pose: 'walk', coat: 'ginger', x: 72, y: 438, scale: 0.36 })
  );
});

/** One station house, two mascots, no agreement. */
export const clintonPrint = smallPrint('gaslight', (p) => {
  const lamp = (x: number) =>
    line(`M${x} 372V150`, p.ink, 14) +
    lightCone(x, 128, p, { mouth: 30, spread: 96, reach: 236 }) +
    line(`M${x} 372V150`, p.ink, 12) +
    circle(x, 108, 40, '#57B98A') +
    rect(x - 26, 144, 52, 14, p.ink) +
    path(`M${x - 24} 72H${x + 24}L${x} 48Z`, p.ink);
  return (
    rect(0, 0, 600, 450, p.near) +
    rect(180, 40, 240, 340, p.brick) +
    rect(204, 104, 192, 276, p.ink) +
    rect(294, 104, 12, 276, p.brick) +
    lettering('POLICE', 312, 48, 36, p.lamp, { w: 7, cond: 1 }) +
    lamp(84) +
    lamp(516) +
    rect(0, 372, 600, 78, p.far) +
    rect(0, 410, 600, 40, p.mid) +
    cat(p, {
      pose: 'sit',
      coat: 'cow',
      x: 196,
      y: 404,
      scale: 0.72,
      eyes: 'narrow',
      look: -8,
      mouth: 'grumpy',
      flip: true,
      halo: p.near,
    }) +
    cat(p, {
      pose: 'sit',
      coat: 'ginger',
      x: 420,
      y: 404,
      scale: 0.48,
      eyes: 'narrow',
      look: 8,
      mouth: 'grumpy',
      ears: 'flat',
      halo: p.near,
    })
  );
});

/** Dinner at the city's expense. */
export const tammanyPrint = smallPrint('mint', (p) => {
  return (
    rect(0, 0, 600, 450, p.near) +
    path('M0 0H150Q140 170 0 240ZM600 0H450Q460 170 600 240Z', p.hot) +
    line('M40 0Q40 120 0 160M96 0Q92 130 20 200M560 0Q560 120 600 160M504 0Q508 130 580 200', p.brick, 6) +
    cat(p, {
      pose: 'sit',
      coat: 'black',
      x: 300,
      y: 440,
      scale: 0.98,
      eyes: 'happy',
      tail: null,
      halo: p.mid,
    }) +
    path('M0 330H600V450H0Z', p.cream) +
    path(
      times(11, (i) => `M${i * 60 - 30} 330h30v120h-30z`),
      p.far,
      'opacity="1"',
    ) +
    rect(0, 322, 600, 18, p.pale) +
    path('M220 240Q300 316 380 240L370 286Q300 330 230 286Z', p.cream, `stroke="${p.ink}" stroke-width="5"`) +
    ellipse(300, 366, 150, 40, p.pale, `stroke="${p.ink}" stroke-width="6"`) +
    ellipse(300, 360, 96, 22, p.far) +
    path(
      'M236 352Q250 318 304 324Q366 326 362 358Q330 378 290 370Q246 374 236 352Z',
      p.brick,
      `stroke="${p.ink}" stroke-width="5"`,
    ) +
    line('M96 330V420M82 330V356Q82 368 96 368Q110 368 110 356V330', p.ink, 7) +
    line('M504 420V330Q526 340 520 384L504 390', p.ink, 7)
  );
});
