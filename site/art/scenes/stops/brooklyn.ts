import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, each, g, line, path, rect, times } from '../../kit/shapes';
import { tower } from '../../parts/buildings';
import { textlines } from '../../parts/things';
import { smallPrint } from './print-sheet';

/** Ned's basket, and the tower of the bridge that he is about to see. */
export const nedPrint = smallPrint('dawn', (p) => {
  const { near, far, sky, lamp, ink, ginger, brick } = p;
  return (
    rect(0, 0, 600, 450, sky) +
    circle(440, 150, 104, lamp) +
    rect(0, 330, 600, 120, far) +
    tower(150, 350, 0.56, near, far, sky) +
    line('M226 20Q380 250 620 290M74 30L-20 90', ink, 8) +
    line(
      times(9, (i) => `M${262 + i * 42} ${[74, 124, 166, 200, 228, 250, 267, 280, 287][i]}V340`),
      near,
      4,
    ) +
    rect(0, 340, 600, 12, ink) +
    cat(p, { pose: 'peek', coat: 'grey', x: 370, y: 296, scale: 0.94, eyes: 'wide', look: -5, halo: sky }) +
    path('M232 308H508L480 432Q370 450 260 432Z', ginger) +
    line(
      'M240 346Q370 366 500 346M248 388Q370 408 492 388M290 320L300 430M344 322L348 438M398 322L394 438M452 320L442 430',
      brick,
      7,
    ) +
    path('M218 292Q370 318 522 292L520 322Q370 346 220 322Z', brick)
  );
});

/** A cat that travels at a preacher's expense. */
export const hoosierPrint = smallPrint('harbor', (p) => {
  const slat = (y: number) =>
    rect(142, y, 316, 46, p.ginger) + line(`M160 ${y + 24}H250M300 ${y + 18}H430`, p.brick, 4);
  return (
    rect(0, 0, 600, 450, p.far) +
    circle(300, 190, 160, p.pale) +
    rect(0, 380, 600, 70, p.near) +
    line('M0 400H600', p.mid, 6) +
    rect(160, 250, 280, 160, p.ink) +
    cat(p, { pose: 'peek', coat: 'calico', x: 300, y: 246, scale: 1.06, look: 4, halo: p.pale }) +
    slat(262) +
    slat(318) +
    slat(374) +
    rect(136, 250, 34, 176, p.brick) +
    rect(430, 250, 34, 176, p.brick) +
    line('M446 250Q500 210 520 250', p.ink, 5) +
    g(
      path('M-70-34L-96 0L-70 34H84V-34Z', p.cream, `stroke="${p.ink}" stroke-width="5"`) +
        circle(-72, 0, 8, p.ink) +
        lettering('FREIGHT', 14, -16, 30, p.hot, { w: 6, cond: 0.56 }),
      at(486, 296, 1, false, 12),
    )
  );
});

/** The house cat of a hotel, and a few of her hundred and sixty. */
export const minniePrint = smallPrint('stoop', (p) => {
  const coats = ['brown', 'cream', 'ginger', 'marmalade'] as const;
  const holes = [
    [96, 128],
    [368, 128],
    [504, 128],
    [96, 268],
    [504, 268],
  ] as const;
  return (
    rect(0, 0, 600, 450, p.brick) +
    times(8, (i) => rect(38 + (i % 4) * 136, 22 + Math.floor(i / 4) * 140, 116, 118, p.ink)) +
    each(holes, ([x, y], i) =>
      i === 4
        ? line(
            `M${x} ${y - 92}V${y - 70}M${x} ${y - 32}V${y - 2}H${x + 14}M${x} ${y - 18}H${x + 12}`,
            p.lamp,
            8,
          ) + circle(x, y - 52, 18, 'none', `stroke="${p.lamp}" stroke-width="8"`)
        : cat(p, {
            pose: 'peek',
            coat: coats[i] ?? 'brown',
            x,
            y: y - 4,
            scale: 0.46,
            head: { scale: 1.1 },
            eyes: 'wide',
          }),
    ) +
    times(8, (i) => rect(32 + (i % 4) * 136, 138 + Math.floor(i / 4) * 140, 128, 14, p.sky)) +
    cat(p, {
      pose: 'sit',
      coat: 'brown',
      x: 300,
      y: 452,
      scale: 0.86,
      mouth: 'calm',
      wear: ['bow'],
      halo: p.brick,
    }) +
    rect(0, 404, 600, 46, p.near) +
    rect(0, 396, 600, 14, p.lamp) +
    path('M420 396Q420 350 466 350Q512 350 512 396Z', p.lamp, `stroke="${p.ink}" stroke-width="6"`) +
    circle(466, 344, 9, p.ink)
  );
});

/** A tabby in spectacles, and the paper that the men of the court gave him. */
export const jerryPrint = smallPrint('notice', (p) => {
  return (
    rect(0, 0, 600, 450, p.far) +
    times(5, (i) => rect(24 + i * 124, 0, 56, 340, p.pale) + rect(62 + i * 124, 0, 18, 340, p.cream)) +
    path(
      'M34 286L296 306V470H20ZM566 286L304 306V470H580Z',
      p.cream,
      `stroke="${p.ink}" stroke-width="6" stroke-linejoin="round"`,
    ) +
    g(
      lettering('BOROUGH', 168, 352, 32, p.ink, { w: 7, cond: 0.9 }) +
        textlines(62, 408, 210, 2, 24, p.slate, 6),
      'rotate(4 168 330)',
    ) +
    g(
      lettering('NEWS', 430, 350, 40, p.hot, { w: 9, cond: 1.1 }) +
        textlines(330, 412, 210, 2, 24, p.slate, 6),
      'rotate(-4 430 330)',
    ) +
    cat(p, {
      pose: 'peek',
      coat: 'marmalade',
      x: 300,
      y: 270,
      scale: 1.3,
      hat: 'specs',
      tint: { stripe: p.near, white: p.cream, muzzle: true, eye: p.cream },
      halo: p.far,
    })
  );
});
