import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { halftone } from '../../kit/halftone';
import { at, circle, g, line, path, rect, times } from '../../kit/shapes';
import { awning } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { bird, bishop, cobbles, pigeon, paw } from '../../parts/street';
import { papers, textlines } from '../../parts/things';
import { cut, words } from '../safe';
import { type Scene } from '../scene';

const keeper: CatOptions = {
  pose: 'sit',
  coat: 'white',
  x: 960,
  y: 730,
  scale: 1.08,
  hat: 'cap',
  wear: ['apron'],
  eyes: 'open',
  tail: null,
};

const BIRD = { x: 968, y: 786, scale: 0.86 };
const BOARD = { text: 'NEWS', x: 960, y: 132, h: 66, w: 13, cond: 1.7, space: 3 };

/** A cat keeps a newsstand hung with papers and magazines. */
export const newsstand: Scene = {
  width: 1600,
  height: 900,
  palette: 'market',
  safe: [face('the keeper', keeper), words([BOARD]), bird(BIRD)],
  draw(p, r, o) {
    let s =
      rect(0, 0, 1600, 900, p.sky) +
      halftone(0, 0, 1600, 460, p.far, { dir: 'up', pitch: 22, max: 7 }) +
      skyline(r, -20, 1620, 750, 160, 420, p.far, { win: p.pale, lit: 0.5, tank: 0.4 });
    s +=
      rect(0, 746, 1600, 26, p.pale) +
      rect(0, 768, 1600, 150, p.near) +
      cobbles(r, p.mid, 820, 1600, 900, 5) +
      bishop(170, 770, 0.96, p.ink, p.lamp);
    s +=
      rect(480, 110, 960, 110, p.mid) +
      cut(BOARD, p.lamp) +
      rect(500, 220, 920, 560, p.near) +
      rect(530, 250, 860, 370, p.ink) +
      awning(460, 216, 1000, 60, p.cream, p.hot, 13);
    const sheet = (x: number, y: number, c: string, k: number) =>
      g(
        rect(-62, 0, 124, 160, c, `stroke="${p.ink}" stroke-width="4"`) +
          (k % 3 === 0
            ? rect(-48, 40, 96, 60, p.mid) + path('M-24 96V70L-30 50L-14 58H14L30 50L24 70V96Z', p.ink)
            : k % 3 === 1
              ? circle(0, 76, 36, p.hot) + paw(0, 80, 1.6, p.cream)
              : textlines(-46, 46, 92, 5, 16, p.slate, 5)) +
          line('M-48 22H48', k % 3 === 1 ? p.ink : p.hot, 11) +
          textlines(-46, 116, 92, 2, 18, p.slate, 5) +
          rect(-8, -12, 16, 24, p.ginger),
        at(x, y),
      );
    s +=
      line('M530 300H1390', p.ginger, 5) +
      times(2, (i) => sheet(610 + i * 140, 306, i ? p.sky : p.cream, i)) +
      times(2, (i) => sheet(1180 + i * 140, 306, i ? p.cream : p.pale, i + 1)) +
      times(2, (i) => sheet(610 + i * 140, 480, i ? p.cream : p.lamp, i + 2)) +
      times(2, (i) => sheet(1180 + i * 140, 480, i ? p.sky : p.cream, i));
    s += cat(p, { ...keeper, ...o });
    s += rect(470, 620, 980, 36, p.ginger) + rect(470, 652, 980, 14, p.ink) + rect(500, 666, 920, 114, p.mid);
    return (
      s +
      papers(540, 622, 190, 5, p, { r, h: 20 }) +
      papers(1190, 622, 200, 4, p, { r, h: 20 }) +
      papers(520, 790, 240, 4, p, { r, h: 22 }) +
      papers(1160, 790, 240, 5, p, { r, h: 22 }) +
      pigeon(BIRD.x, BIRD.y, BIRD.scale, p, false, p.pale)
    );
  },
};
