import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { at, circle, ellipse, g, line, path, rect, times } from '../../kit/shapes';
import { lightCone } from '../../parts/light';
import { skyline } from '../../parts/skyline';
import { disc, stars } from '../../parts/sky';
import { textlines } from '../../parts/things';
import { cut, words } from '../safe';
import { type Scene } from '../scene';

const reader: CatOptions = {
  pose: 'sit',
  coat: 'ginger',
  x: 935,
  y: 690,
  scale: 1.12,
  hat: 'specs',
  eyes: 'open',
  tail: null,
};

const PAPER = { x: 935, y: 640 };
/** The left page of the paper, and what is on top of it. */
const PAGE = { x: 821, y: 640, turn: 4 };
const TITLE = { text: 'CAT TALES', x: 0, y: -80, h: 30, w: 6, cond: 0.9 };

/** A cat in an armchair reads the paper by lamplight. */
export const armchair: Scene = {
  width: 1600,
  height: 900,
  palette: 'gaslight',
  safe: [face('the reader', reader), words([TITLE], PAGE)],
  draw(p, r, o) {
    let s =
      rect(0, 0, 1600, 900, p.near) +
      path(
        times(18, (i) => `M${i * 96} 0h46v720h-46z`),
        p.mid,
      );
    s +=
      rect(120, 90, 420, 480, p.pale) +
      rect(146, 116, 368, 428, p.sky) +
      stars(r, p.cream, 150, 120, 350, 180, 12) +
      disc(420, 210, 54, p.lamp) +
      skyline(r, 146, 514, 544, 90, 260, p.near, { win: p.lamp, lit: 0.4, tank: 0.4, wmin: 50, wmax: 90 }) +
      line('M330 116V544M146 330H514', p.pale, 14) +
      rect(96, 560, 468, 26, p.pale);
    s +=
      rect(0, 720, 1600, 190, p.brick) +
      path('M420 780Q960 720 1480 790L1560 900H360Z', p.hot) +
      line('M460 796Q960 742 1450 806', p.lamp, 7);
    s +=
      line('M1370 760V300', p.lamp, 14) +
      path('M1240 320Q1260 180 1370 176Q1480 180 1500 320Z', p.hot) +
      ellipse(1370, 320, 130, 16, p.lamp) +
      lightCone(1370, 326, p, { mouth: 124, spread: 270, reach: 394 }) +
      path('M1300 770H1440L1420 746H1320Z', p.lamp);
    s +=
      path(
        'M690 320Q690 210 800 204H1070Q1180 210 1180 320V640H690Z',
        p.mid,
        `stroke="${p.ink}" stroke-width="8"`,
      ) +
      path('M740 330Q740 260 810 256H1060Q1130 260 1130 330V600H740Z', p.pale) +
      [830, 935, 1040].map((x) => circle(x, 320, 11, p.ink) + circle(x, 400, 11, p.ink)).join('');
    s += cat(p, { ...reader, ...o });
    s +=
      path(
        'M620 500Q620 430 690 430Q760 430 760 500V780H640Q620 780 620 740ZM1250 500Q1250 430 1180 430Q1110 430 1110 500V780H1230Q1250 780 1250 740Z',
        p.mid,
        `stroke="${p.ink}" stroke-width="8"`,
      ) +
      rect(750, 660, 370, 130, p.pale, `stroke="${p.ink}" stroke-width="8"`) +
      rect(650, 780, 40, 50, p.ink) +
      rect(1180, 780, 40, 50, p.ink);
    return (
      s +
      g(
        path(
          'M-220-110L-6-92V120L-232 100ZM220-110L6-92V120L232 100Z',
          p.cream,
          `stroke="${p.ink}" stroke-width="6" stroke-linejoin="round"`,
        ) +
          g(
            cut(TITLE, p.hot) +
              textlines(-90, -24, 84, 6, 18, p.slate, 5) +
              textlines(10, -22, 84, 6, 18, p.slate, 5),
            at(PAGE.x - PAPER.x, PAGE.y - PAPER.y, 1, false, PAGE.turn),
          ) +
          g(
            rect(24, -74, 96, 80, p.mid) +
              path('M54-10V-40L48-62L64-52H80L96-62L90-40V-10Z', p.lamp) +
              textlines(132, -66, 76, 5, 18, p.slate, 5) +
              textlines(24, 26, 184, 4, 18, p.slate, 5),
            'rotate(-4 114 0)',
          ),
        at(PAPER.x, PAPER.y),
      )
    );
  },
};
