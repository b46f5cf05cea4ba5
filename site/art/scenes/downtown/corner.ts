import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, circle, g, path, rect } from '../../kit/shapes';
import { sash, bricks, awning } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { sign, cobbles, pigeon } from '../../parts/street';
import { disc, clouds } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A black cat on a mailbox beneath the street signs. */
export const corner: Scene = {
  palette: 'extra',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      disc(850, 330, 230, p.lamp) +
      halftone(0, 0, W, 500, p.far, { dir: 'up', pitch: 20, max: 6 }) +
      clouds(r, p, [
        [560, 150, 260],
        [820, 250, 280],
      ]);
    s += skyline(r, 380, 1220, 770, 130, 330, p.far, { spire: true, tank: 0.5, win: p.sky, lit: 0.5 });
    s +=
      rect(0, 60, 390, 720, p.brick) +
      bricks(r, p.near, 0, 84, 320, 690, 30, 52, 20) +
      rect(-10, 40, 416, 40, p.near) +
      sash(60, 150, 110, 180, p, { lintel: p.near, frame: p.cream }) +
      sash(230, 150, 110, 180, p, { lintel: p.near, frame: p.cream, lit: false }) +
      rect(30, 460, 330, 320, p.near) +
      rect(56, 500, 150, 280, p.ink) +
      rect(76, 520, 110, 150, p.lamp) +
      rect(230, 520, 110, 180, p.lamp) +
      awning(20, 420, 360, 66, p.cream, p.hot, 7);
    s += path('M0 770H1200V920H0Z', p.mid) + rect(0, 764, W, 22, p.pale) + cobbles(r, p.near, 830, W, H, 5);
    s += rect(470, 150, 22, 640, p.ink) + circle(481, 138, 22, p.ink) + rect(454, 760, 54, 30, p.ink);
    s += sign(622, 226, 270, 76, 'CAT ALLEY', p, {}) + sign(340, 326, 250, 74, 'WATER ST', p, { bg: p.ink });
    // mailbox
    s += g(
      path('M-120-300Q-120-370 0-374Q120-370 120-300V0H-120Z', p.near) +
        path('M-120-300Q-120-370 0-374Q120-370 120-300Z', p.hot) +
        rect(-132, -306, 264, 20, p.ink) +
        rect(-84, -268, 168, 48, p.ink) +
        rect(-76, -256, 152, 10, p.slate) +
        lettering('LETTERS', 0, -190, 34, p.cream, { w: 6 }) +
        rect(-90, -130, 180, 96, 'none', `stroke="${p.mid}" stroke-width="8"`) +
        rect(-112, 0, 34, 36, p.ink) +
        rect(78, 0, 34, 36, p.ink),
      at(880, 780, 0.94),
    );
    s += cat(p, {
      pose: 'profile',
      coat: o.coat ?? 'black',
      x: 893,
      y: 432,
      scale: 0.96,
      flip: true,
      tail: 'M-104-22C-150-10-176 30-160 90C-148 130-184 146-194 116',
      tint: o.coat ? {} : { edge: p.pale },
      wear: ['bell'],
    });
    s += pigeon(330, 846, 1, p) + pigeon(700, 852, 0.9, p, true);
    return s;
  },
};
