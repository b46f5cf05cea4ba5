import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { circle, gouge, line, path, rect } from '../../kit/shapes';
import { sash, bricks } from '../../parts/buildings';
import { H, W, type Scene } from '../scene';

/** A station-house cat in a helmet stands guard between green lamps. */
export const police: Scene = {
  palette: 'gaslight',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.mid) + bricks(r, p.near, 0, 0, W, 660, 90, 60, 22);
    s +=
      rect(250, 30, 700, 90, p.pale) + lettering('POLICE STATION', 600, 52, 44, p.cream, { w: 8, cond: 1.0 });
    s +=
      path('M320 660V300Q320 150 600 140Q880 150 880 300V660Z', p.pale) +
      path('M370 660V310Q372 194 600 186Q828 194 830 310V660Z', p.ink) +
      path('M400 300Q404 214 600 210Q796 214 800 300Z', p.lamp) +
      line('M600 210V300M500 218L520 300M700 218L680 300', p.ink, 8) +
      rect(400, 320, 190, 340, p.near) +
      rect(610, 320, 190, 340, p.near) +
      [420, 630].map((x) => rect(x, 344, 150, 130, p.lamp) + rect(x, 500, 150, 130, p.mid)).join('');
    s +=
      sash(60, 200, 150, 240, p, { frame: p.pale, lintel: p.pale }) +
      sash(990, 200, 150, 240, p, { frame: p.pale, lintel: p.pale, lit: false });
    const green = '#4FB286';
    const lamp = (x: number) =>
      circle(x, 440, 130, green, 'opacity=".18"') +
      line(`M${x} 500V720`, p.ink, 22) +
      rect(x - 40, 690, 80, 40, p.ink) +
      rect(x - 26, 492, 52, 16, p.ink) +
      circle(x, 440, 56, green) +
      path(gouge(x - 34, 430, x - 14, 400, 7, -4), p.cream) +
      path(`M${x - 30} 388L${x} 356L${x + 30} 388Z`, p.ink);
    s += lamp(280) + lamp(920);
    for (let i = 0; i < 4; i++)
      s +=
        rect(200 - i * 70, 660 + i * 60, 800 + i * 140, 30, p.slate) +
        rect(206 - i * 70, 688 + i * 60, 788 + i * 140, 34, p.far);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'tuxedo',
      x: 600,
      y: 790,
      scale: 1.22,
      hat: 'bobby',
      wear: ['medal'],
      eyes: 'open',
      tail: 'M92-34C160-44 206-70 206-120C200-150 168-146 172-124',
      halo: p.mid,
    });
    return s;
  },
};
