import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { each, line, path, rect } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { disc } from '../../parts/sky';
import { papers, textlines } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** The late edition is on the sidewalk, and somebody has seen to the front page. */
export const firstEdition: Scene = {
  palette: 'gaslight',
  draw(p, r, o) {
    const cord = (x: number, y: number, w: number, h: number) =>
      line(`M${x + w * 0.3} ${y - h}V${y}M${x + w * 0.7} ${y - h}V${y}`, p.hot, 9);
    return (
      rect(0, 0, W, H, p.sky) +
      disc(880, 500, 230, p.lamp) +
      halftone(0, 0, W, 420, p.pale, { dir: 'up', pitch: 22, max: 7 }) +
      skyline(r, -20, 1220, 690, 140, 400, p.far, { spire: true, tank: 0.3 }) +
      skyline(r, -20, 1220, 700, 50, 220, p.mid, { win: p.lamp, lit: 0.3, tank: 0.4 }) +
      rect(0, 690, W, 30, p.ink) +
      rect(0, 716, W, 190, p.near) +
      line('M0 790H1200', p.mid, 6) +
      each(
        [
          [150, 300],
          [800, 260],
        ],
        ([x = 0, w = 0]) => papers(x, 850, w, 7, p, { r }) + cord(x, 852, w, 160),
      ) +
      rect(360, 560, 440, 290, p.cream, `stroke="${p.ink}" stroke-width="8"`) +
      lettering('CAT NEWS', 580, 592, 68, p.ink, { w: 14, cond: 0.82 }) +
      line('M392 686H768', p.ink, 6) +
      textlines(394, 716, 170, 5, 26, p.slate, 7) +
      rect(592, 706, 176, 116, p.far) +
      path('M650 822V772L634 726L664 748H696L726 726L710 772V822Z', p.ink) +
      cat(p, {
        pose: 'sit',
        coat: o.coat ?? 'tuxedo',
        x: 570,
        y: 570,
        scale: 1.12,
        hat: 'press',
        wear: ['bow'],
        halo: p.sky,
        tint: { edge: p.slate },
      })
    );
  },
};
