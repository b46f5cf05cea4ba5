import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { line, n, path, rect } from '../../kit/shapes';
import { tower } from '../../parts/buildings';
import { skyline } from '../../parts/skyline';
import { disc, gull, waves } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** A tuxedo cat on the Brooklyn Bridge promenade. */
export const bridge: Scene = {
  palette: 'extra',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.sky) + halftone(0, 0, W, 420, p.far, { dir: 'up', pitch: 20, max: 6 });
    s += disc(600, 400, 250, p.lamp);
    s +=
      skyline(r, -20, 470, 640, 60, 190, p.far, { spire: true }) +
      skyline(r, 730, 1220, 640, 60, 170, p.far, {});
    s += rect(0, 632, W, 300, p.mid) + waves(r, p.pale, 650, W, 820, { k: 12 });
    let d = '';
    for (let i = 0; i <= 13; i++) {
      const k = i / 13;
      d += `M470 110L${n(-160 + k * 540)} ${n(560 + k * 120)}M730 110L${n(1360 - k * 540)} ${n(560 + k * 120)}`;
    }
    s += line(d, p.near, 4) + line('M470 100Q260 330-40 430M730 100Q940 330 1240 430', p.ink, 13);
    s += tower(600, 720, 1.1, p.near, p.mid, p.lamp);
    let v = '';
    for (let i = 0; i < 9; i++) {
      const x = -10 + i * 52;
      v += `M${x} ${n(430 - (x + 40) * 0.56)}V${n(700)}M${1200 - x} ${n(430 - (x + 40) * 0.56)}V700`;
    }
    s += line(v, p.ink, 3);
    s += path('M510 690H690L1010 920H190Z', p.cream);
    let b = '';
    for (let i = 0; i < 8; i++) {
      const y = 696 + Math.pow(i / 8, 1.7) * 220,
        k = (y - 690) / 230;
      b += `M${n(510 - k * 320)} ${n(y)}H${n(690 + k * 320)}`;
    }
    s += line(b, p.far, 4);
    s +=
      path('M506 640L150 920H-40V760L500 640ZM694 640L1050 920H1240V760L700 640Z', p.near) +
      line('M500 612L-60 690M500 640L-40 770M700 612L1260 690M700 640L1240 770', p.ink, 12);
    let po = '';
    for (let i = 0; i < 6; i++) {
      const k = Math.pow(i / 6, 1.5);
      po += `M${n(492 - k * 480)} ${n(606 + k * 70)}V${n(660 + k * 260)}M${n(708 + k * 480)} ${n(606 + k * 70)}V${n(660 + k * 260)}`;
    }
    s += line(po, p.ink, 9);
    s += cat(p, { pose: 'sit', coat: o.coat ?? 'tuxedo', x: 600, y: 868, scale: 1.12, wear: ['scarf'] });
    s += gull(210, 180, 1.2, p.ink) + gull(300, 130, 0.8, p.ink) + gull(960, 210, 1, p.ink);
    return s;
  },
};
