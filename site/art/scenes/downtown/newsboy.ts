import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, g, line, path, rect } from '../../kit/shapes';
import { sash } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { cobbles, pigeon } from '../../parts/street';
import { papers, textlines } from '../../parts/things';
import { H, W, type Scene } from '../scene';

/** A newsboy cat shouts the evening headlines and waves a paper. */
export const newsboy: Scene = {
  palette: 'extra',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.sky) + halftone(0, 0, W, 520, p.far, { dir: 'up', pitch: 20, max: 6.4 });
    s +=
      skyline(r, -20, 300, 720, 300, 520, p.far, { win: p.pale, lit: 0.6, tank: 0.2 }) +
      skyline(r, 900, 1220, 720, 260, 480, p.far, { win: p.pale, lit: 0.6, tank: 0.2 });
    // newspaper office
    s +=
      rect(250, 170, 700, 570, p.mid) +
      rect(226, 150, 748, 34, p.near) +
      rect(280, 40, 640, 96, p.cream) +
      rect(290, 50, 620, 76, 'none', `stroke="${p.ink}" stroke-width="5"`) +
      line('M330 136V160M870 136V160', p.ink, 12) +
      lettering('EVENING EDITION', 600, 66, 44, p.ink, { w: 9, cond: 1.02 });
    for (let i = 0; i < 6; i++)
      s += sash(286 + i * 112, 214, 66, 90, p, { frame: p.near, sill: false, off: 2 });
    for (let i = 0; i < 4; i++)
      s +=
        rect(276 + i * 170, 350, 140, 330, p.near) +
        rect(288 + i * 170, 362, 116, 300, p.lamp) +
        path(`M${288 + i * 170} 470L${404 + i * 170} 400V450L${288 + i * 170} 530Z`, p.cream, 'opacity=".5"');
    s += rect(0, 716, W, 200, p.near) + rect(0, 706, W, 24, p.pale) + cobbles(r, p.mid, 780, W, H, 5);
    s += papers(60, 860, 250, 13, p, { r, h: 24 }) + line('M140 866V548M230 866V548', p.hot, 7);
    s += papers(900, 872, 260, 9, p, { r, h: 24 }) + line('M980 876V656M1080 876V656', p.hot, 7);
    s += pigeon(1030, 656, 0.9, p, true);
    // soap box
    s +=
      path('M400 770H800L780 890H420Z', p.brick) +
      line('M412 812H790M418 850H784', p.ink, 5) +
      lettering('SOAP', 600, 822, 40, p.pale, { w: 8, cond: 1.3 });
    s += cat(p, {
      pose: 'wave',
      coat: o.coat ?? 'ginger',
      x: 590,
      y: 776,
      scale: 1.2,
      hat: 'cap',
      mouth: 'meow',
      wear: ['bandana'],
      tint: { socks: false },
      halo: p.near,
    });
    s += g(
      path(
        'M-110-84L104-96L116 84L-104 96Z',
        p.cream,
        `stroke="${p.ink}" stroke-width="6" stroke-linejoin="round"`,
      ) +
        lettering('EXTRA', 0, -66, 42, p.hot, { w: 9, cond: 1.1 }) +
        line('M-92-10L100-18', p.ink, 5) +
        textlines(-92, 14, 88, 5, 15, p.slate, 5) +
        rect(14, 2, 84, 66, p.mid) +
        path('M36 66V42L32 24L46 33H66L80 24L76 42V66Z', p.ink),
      at(800, 372, 1.06, false, 9),
    );
    return s;
  },
};
