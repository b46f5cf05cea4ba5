import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { at, circle, g, line, path, rect } from '../../kit/shapes';
import { disc, stars } from '../../parts/sky';
import { book } from '../../parts/things';
import { type Scene } from '../scene';

/** A cat in a fortune-teller's shawl and headscarf, with a crystal ball and a book. */
export const storyteller: Scene = {
  width: 900,
  height: 900,
  palette: 'lantern',
  draw(p, r) {
    let s =
      rect(0, 0, 900, 900, p.sky) +
      halftone(0, 0, 900, 560, p.mid, { dir: 'up', pitch: 24, max: 8 }) +
      disc(450, 350, 270, p.far) +
      stars(r, p.lamp, 60, 40, 780, 400, 22);
    s +=
      path('M-10-10H230Q200 330 60 560L40 900H-10ZM910-10H670Q700 330 840 560L860 900H910Z', p.hot) +
      line(
        'M110-10Q120 330 20 600M180-10Q160 270 60 500M790-10Q780 330 880 600M720-10Q740 270 840 500',
        p.brick,
        9,
      );
    s += cat(p, {
      pose: 'sit',
      coat: 'black',
      x: 450,
      y: 930,
      scale: 1.66,
      hat: 'veil',
      wear: ['shawl'],
      eyes: 'narrow',
      tail: null,
      tint: { edge: p.slate, eye: '#9CCB7A' },
      halo: p.far,
    });
    s += path('M0 800Q450 730 900 800V910H0Z', p.near) + line('M0 812Q450 742 900 812', p.lamp, 8);
    return (
      s +
      g(
        circle(0, -96, 104, p.pale) +
          circle(0, -96, 104, 'none', `stroke="${p.ink}" stroke-width="8"`) +
          circle(-30, -130, 26, p.cream, 'opacity=".8"') +
          path('M-40-40V-80L-48-116L-24-98H24L48-116L40-80V-40Z', p.ink) +
          circle(-16, -72, 6, p.lamp) +
          circle(16, -72, 6, p.lamp) +
          path('M-80 0L-60-24H60L80 0Z', p.lamp, `stroke="${p.ink}" stroke-width="6"`),
        at(660, 846),
      ) +
      book(130, 850, 240, 56, p.mid, p.lamp) +
      book(150, 794, 200, 44, p.hot, p.lamp)
    );
  },
};
