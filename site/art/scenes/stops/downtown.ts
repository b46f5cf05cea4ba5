import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, each, g, line, path, rect, times } from '../../kit/shapes';
import { bricks } from '../../parts/buildings';
import { smallPrint } from './print-sheet';

/** A sack, a cat as black as a black cherry, and the cherries. */
export const cherryPrint = smallPrint('extra', (p) => {
  const cherry = (x: number, y: number, ink: string) =>
    circle(x, y, 40, ink) +
    path(
      `M${x - 22} ${y - 14}Q${x - 16} ${y - 28} ${x - 2} ${y - 28}Q${x - 14} ${y - 20} ${x - 22} ${y - 14}Z`,
      p.pale,
    );
  return (
    rect(0, 0, 600, 450, p.sky) +
    rect(0, 350, 600, 100, p.far) +
    line('M462 70Q440 130 416 176M462 70Q500 130 520 190', p.near, 9) +
    path('M462 72Q520 20 576 50Q540 104 462 72Z', p.near) +
    cherry(412, 206, p.hot) +
    cherry(524, 222, p.ink) +
    cat(p, { pose: 'peek', coat: 'black', x: 226, y: 236, scale: 1.12, look: 8, eyes: 'wide', wear: [] }) +
    path('M104 240Q226 274 348 240Q360 300 384 408Q226 452 68 408Q92 300 104 240Z', p.ginger) +
    path('M86 216Q226 250 366 216Q376 250 356 268Q226 296 96 268Q76 250 86 216Z', p.brick) +
    line('M128 300Q120 350 122 396M226 312V412M324 300Q334 350 332 396', p.brick, 6) +
    line('M112 284Q226 312 340 284', p.cream, 7)
  );
});

/** One of sixty on the payroll, in a sack of the mail. */
export const mailPrint = smallPrint('market', (p) => {
  const letter = (x: number, y: number, turn: number, seal: string) =>
    g(
      rect(-58, -36, 116, 72, p.cream, `stroke="${p.ink}" stroke-width="5"`) +
        line('M-54-32L0 8L54-32', p.ink, 5) +
        circle(0, 10, 11, seal),
      at(x, y, 1, false, turn),
    );
  return (
    rect(0, 0, 600, 450, p.far) +
    times(3, (j) => times(6, (i) => rect(14 + i * 98, 14 + j * 84, 82, 70, p.mid))) +
    each(
      [
        [112, 34],
        [308, 118],
        [504, 34],
        [504, 202],
        [14, 202],
      ],
      ([x = 0, y = 0]) => rect(x + 10, y + 4, 62, 44, p.pale),
    ) +
    rect(0, 356, 600, 94, p.ink) +
    cat(p, { pose: 'peek', coat: 'cow', x: 300, y: 236, scale: 1.16, hat: 'kepi', look: -6, halo: p.far }) +
    path('M150 236H450Q470 320 482 424Q300 452 118 424Q130 320 150 236Z', p.pale) +
    path('M132 214Q300 244 468 214L466 256Q300 284 134 256Z', p.ginger) +
    lettering('U.S. MAIL', 300, 308, 54, p.near, { w: 11, cond: 0.72 }) +
    rect(150, 382, 300, 12, p.hot) +
    letter(86, 396, -14, p.hot) +
    letter(528, 390, 12, p.lamp)
  );
});

/** A tabby with white feet comes in out of the rain. */
export const tomPrint = smallPrint('rain', (p) => {
  const column = (x: number) =>
    rect(x, 60, 74, 290, p.pale) +
    rect(x + 50, 60, 24, 290, p.sky) +
    rect(x - 10, 44, 94, 22, p.cream) +
    rect(x - 10, 340, 94, 20, p.cream);
  return (
    rect(0, 0, 600, 450, p.mid) +
    rect(0, 0, 600, 46, p.near) +
    rect(196, 60, 208, 300, p.lamp) +
    path('M196 60H404V112Q300 40 196 112Z', p.near) +
    column(40) +
    column(486) +
    rect(0, 358, 600, 40, p.pale) +
    rect(0, 396, 600, 54, p.far) +
    cat(p, {
      pose: 'sit',
      coat: 'tabby',
      x: 300,
      y: 396,
      scale: 0.84,
      ears: 'flat',
      eyes: 'wide',
      tint: { socks: true },
      halo: p.lamp,
    }) +
    line(
      times(22, (i) => `M${20 + ((i * 139) % 590)} ${10 + ((i * 83) % 380)}l-14 44`),
      p.cream,
      5,
    ) +
    line('M96 424H200M330 432H520', p.cream, 6)
  );
});

/** The cat of the engine company, on the alert, and a tail that hangs where no tail should. */
export const boxerPrint = smallPrint('extra', (p, r) => {
  return (
    rect(0, 0, 600, 450, p.brick) +
    bricks(r, p.near, 0, 0, 600, 380, 24, 56, 26) +
    path('M120 450V170Q120 60 300 60Q480 60 480 170V450Z', p.pale) +
    path('M150 450V176Q150 92 300 92Q450 92 450 176V450Z', p.near) +
    rect(0, 410, 600, 40, p.ink) +
    cat(p, {
      pose: 'sit',
      coat: 'white',
      x: 292,
      y: 426,
      scale: 0.87,
      hat: 'fire',
      look: 9,
      eyes: 'narrow',
      halo: p.near,
    }) +
    line('M540 0Q566 90 520 150Q480 196 506 232Q530 256 550 232', p.ink, 22) +
    g(
      path('M-52-90H52L38 0H-38Z', p.hot, `stroke="${p.ink}" stroke-width="6"`) +
        line('M-52-92Q0-160 52-92', p.ink, 6) +
        lettering('31', 0, -66, 40, p.cream, { w: 9 }),
      at(96, 424, 0.9),
    )
  );
});
