import { cat } from '../../cat/cat';
import { at, g, path, line, rect } from '../../kit/shapes';
import { lightCone } from '../../parts/light';
import { skyline } from '../../parts/skyline';
import { stars } from '../../parts/sky';
import { bishop, cobbles, paw } from '../../parts/street';
import { H, W, type Scene } from '../scene';

/** A guide with a flag waits under a street lamp. */
export const nightWalk: Scene = {
  palette: 'gaslight',
  draw(p, r, o) {
    return (
      rect(0, 0, W, H, p.sky) +
      stars(r, p.cream, 0, 0, W, 260, 26) +
      skyline(r, -20, 1220, 690, 230, 480, p.far, { win: p.lamp, lit: 0.16, tank: 0.5 }) +
      skyline(r, -20, 1220, 700, 60, 210, p.near, { win: p.lamp, lit: 0.3, tank: 0.2 }) +
      rect(0, 690, W, 220, p.mid) +
      cobbles(r, p.near, 740, W, H, 5) +
      lightCone(806, 264, p, { mouth: 34, spread: 330, reach: 560, lean: -40 }) +
      bishop(950, 820, 1.22, p.ink, p.lamp, true) +
      line('M444 560L404 190', p.ink, 14) +
      path('M404 196L214 236L232 376L420 324Z', p.hot) +
      g(paw(0, 0, 2.6, p.cream), at(318, 288, 1, false, -12)) +
      cat(p, {
        pose: 'sit',
        coat: o.coat ?? 'calico',
        x: 620,
        y: 826,
        scale: 1.24,
        hat: 'cap',
        wear: ['bag'],
        halo: p.near,
      }) +
      line('M560 656Q500 640 452 592', p.ink, 66) +
      line('M560 656Q500 640 452 592', p.cream, 54) +
      path(
        'M412 566Q440 536 470 556Q498 580 480 612L440 620Q406 602 412 566Z',
        p.cream,
        `stroke="${p.ink}" stroke-width="6"`,
      )
    );
  },
};
