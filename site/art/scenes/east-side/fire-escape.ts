import { cat } from '../../cat/cat';
import { circle, line, n, rect } from '../../kit/shapes';
import { sash, bricks } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { railing, laundry, pot } from '../../parts/street';
import { disc, stars } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A black cat on a fire escape at night. */
export const fireEscape: Scene = {
  palette: 'gaslight',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.sky) +
      stars(r, p.pale, 800, 20, 400, 360, 16) +
      disc(1000, 190, 104, p.lamp) +
      circle(968, 170, 16, p.ginger, 'opacity=".5"') +
      circle(1026, 220, 24, p.ginger, 'opacity=".5"') +
      circle(1018, 150, 9, p.ginger, 'opacity=".5"');
    s += skyline(r, 780, 1220, 900, 240, 470, p.far, { win: p.lamp, lit: 0.16, tank: 0.6 });
    s +=
      rect(0, 0, 800, H, p.mid) + bricks(r, p.near, 0, 0, 800, H, 110, 52, 20) + rect(770, 0, 30, H, p.near);
    s +=
      sash(110, 60, 210, 330, p, { frame: p.slate, lintel: p.near, lit: false, glass: p.near }) +
      sash(460, 60, 210, 330, p, { frame: p.slate, lintel: p.near, curtain: p.hot });
    s +=
      sash(110, 660, 210, 330, p, { frame: p.slate, lintel: p.near, curtain: p.pink }) +
      sash(460, 660, 210, 330, p, { frame: p.slate, lintel: p.near, lit: false, glass: p.near });
    // iron: platform, rail, ladder
    const iron = p.ink;
    s += line('M560-20L330 560M640-20L410 560', iron, 12);
    let d = '';
    for (let i = 0; i < 11; i++) d += `M${n(552 - i * 22.4)} ${n(10 + i * 54)}h82`;
    s += line(d, iron, 9);
    s += rect(40, 560, 860, 22, iron);
    let sl = '';
    for (let i = 0; i < 30; i++) sl += `M${50 + i * 29} 582v16`;
    s += line(sl, iron, 9) + rect(40, 594, 860, 10, iron);
    s += line('M60 604L140 720M880 604L800 720', iron, 12);
    s += cat(p, {
      pose: 'profile',
      coat: o.coat ?? 'black',
      x: 640,
      y: 560,
      scale: 1.05,
      eyes: 'wide',
      tint: { edge: p.lamp, line: p.slate },
      tail: 'M-104-22C-170-14-196 6-196 60C-194 110-226 128-242 104',
    });
    s +=
      railing(40, 372, 560, 190, iron, 40, 8) +
      line('M900 372V566M740 372H900M760 372V560M810 372V560M860 372V560', iron, 8);
    s += pot(840, 560, 0.9, p) + pot(90, 560, 0.8, p);
    s += laundry(r, 800, 500, 1230, 440, p, 60);
    return s;
  },
};
