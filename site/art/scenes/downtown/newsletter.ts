import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, g, line, path, rect } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { cobbles, pigeon } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A letter-carrier cat brings the post on a windy corner. */
export const newsletter: Scene = {
  palette: 'harbor',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      disc(930, 240, 140, p.lamp) +
      clouds(r, p, [
        [80, 120, 280],
        [520, 80, 220],
        [760, 300, 260],
      ]) +
      skyline(r, -20, 1220, 700, 110, 300, p.far, { win: p.pale, lit: 0.5, tank: 0.4 });
    s += rect(0, 690, W, 30, p.pale) + rect(0, 716, W, 210, p.near) + cobbles(r, p.mid, 780, W, H, 5);
    s += g(
      path('M-110-300Q-110-370 0-374Q110-370 110-300V0H-110Z', p.mid) +
        path('M-110-300Q-110-370 0-374Q110-370 110-300Z', p.near) +
        rect(-122, -306, 244, 20, p.ink) +
        rect(-76, -268, 152, 46, p.ink) +
        lettering('LETTERS', 0, -196, 30, p.cream, { w: 6 }) +
        rect(-80, -130, 160, 90, 'none', `stroke="${p.near}" stroke-width="8"`) +
        rect(-100, 0, 30, 34, p.ink) +
        rect(70, 0, 30, 34, p.ink),
      at(980, 756, 1.06),
    );
    const letter = (x: number, y: number, k: number, turn: number, c: string) =>
      g(
        rect(-80, -52, 160, 104, c, `stroke="${p.ink}" stroke-width="5"`) +
          line('M-78-50L0 12L78-50', p.far, 6) +
          circle(0, 20, 18, p.hot),
        at(x, y, k, false, turn),
      );
    s +=
      letter(180, 330, 0.8, -24, p.cream) +
      letter(300, 200, 0.6, 18, p.pale) +
      letter(700, 170, 0.7, -12, p.cream) +
      letter(120, 560, 0.7, 30, p.pale);
    s += cat(p, {
      pose: 'wave',
      coat: o.coat ?? 'ginger',
      x: 500,
      y: 860,
      scale: 1.4,
      hat: 'kepi',
      wear: ['bag'],
      mouth: 'blep',
      eyes: 'open',
      halo: p.sky,
    });
    return s + letter(716, 420, 1.06, 12, p.cream) + pigeon(190, 850, 1.2, p);
  },
};
