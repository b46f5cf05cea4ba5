import { cat } from '../../cat/cat';
import { halftone } from '../../kit/halftone';
import { lettering } from '../../kit/lettering';
import { at, circle, ellipse, g, line, path, rect, times } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { gull, waves } from '../../parts/sky';
import { H, W, type Scene } from '../scene';

/** Herring day on the pier: a cat up to the elbows in a barrel. */
export const herring: Scene = {
  palette: 'snow',
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.pale) + halftone(0, 0, W, 380, p.sky, { dir: 'up', pitch: 20, max: 6 });
    s +=
      path('M560 560V120L1220 40V560Z', p.near) +
      path('M560 120L1220 40V90L560 164Z', p.hot) +
      circle(760, 300, 30, p.lamp) +
      circle(900, 290, 30, p.lamp) +
      circle(1040, 280, 30, p.lamp) +
      lettering('CALEDONIA', 700, 190, 46, p.cream, { anchor: 'start', w: 9 });
    s +=
      skyline(r, -20, 560, 520, 70, 220, p.far, { spire: true, tank: 0.2 }) +
      rect(0, 510, W, 120, p.mid) +
      waves(r, p.sky, 520, W, 620, { k: 12 });
    s +=
      rect(0, 610, W, 310, p.slate) +
      line('M0 670H1200M0 740H1200M0 826H1200', p.near, 5) +
      line(
        times(
          8,
          (i) =>
            `M${100 + i * 160} 612V668M${30 + i * 160} 672V738M${110 + i * 160} 744V822M${40 + i * 160} 830V920`,
        ),
        p.near,
        4,
      );
    const fish = (x: number, y: number, k: number, turn: number, c = p.sky) =>
      g(
        path(
          'M-80 0Q-30-40 40-18Q66-10 80 0L110-24V24L80 0Q66 10 40 18Q-30 40-80 0Z',
          c,
          `stroke="${p.ink}" stroke-width="4"`,
        ) +
          circle(-52, -5, 6, p.ink) +
          line('M-34-20Q-24 0-34 20', p.ink, 4),
        at(x, y, k, false, turn),
      );
    const keg = (x: number, y: number, k: number) =>
      g(
        path('M-110-250H110Q146-125 110 0H-110Q-146-125-110-250Z', p.brick) +
          line('M-120-196Q0-180 120-196M-126-60Q0-40 126-60', p.ink, 14) +
          line('M-50-246Q-66-125-50-2M0-246V-2M50-246Q66-125 50-2', p.ink, 4) +
          ellipse(0, -250, 110, 20, p.ink),
        at(x, y, k),
      );
    s +=
      line('M90 640V480', p.ink, 46) +
      ellipse(90, 480, 24, 8, p.far) +
      line('M60 560Q90 576 120 560', p.lamp, 14);
    s +=
      keg(1040, 780, 1) +
      fish(1010, 520, 0.8, -30) +
      fish(1070, 510, 0.8, 40, p.pale) +
      keg(250, 800, 0.9) +
      fish(230, 566, 0.8, -60, p.pale) +
      fish(290, 560, 0.7, 30);
    s += cat(p, {
      pose: 'rear',
      coat: o.coat ?? 'black',
      x: 520,
      y: 868,
      scale: 1.14,
      look: 7,
      mouth: 'blep',
      eyes: 'wide',
      tint: { edge: p.sky, line: p.slate },
      wear: ['bandana'],
    });
    s +=
      keg(790, 872, 1.12) +
      fish(740, 584, 0.9, -24) +
      fish(820, 574, 0.95, 28, p.cream) +
      fish(790, 560, 0.9, -80, p.far);
    return (
      s +
      fish(420, 892, 0.8, 8) +
      gull(330, 160, 1.4, p.near) +
      gull(220, 220, 1, p.near) +
      gull(470, 260, 1.2, p.near)
    );
  },
};
