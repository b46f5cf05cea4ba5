import { lettering } from '../kit/lettering';
import { circle, ellipse, g, line, path, rect, times } from '../kit/shapes';
import type { Palette } from '../palettes';
import { book } from '../parts/things';

type Prop = (p: Palette) => string;

/** Things in front of a sitter, on the square sheet of a portrait. */
export const props = {
  box: (p) =>
    path('M120 560H780L750 900H150Z', p.ginger) +
    path('M120 560L20 650L90 690L170 580ZM780 560L880 650L810 690L730 580Z', p.brick) +
    rect(400, 562, 100, 338, p.sky) +
    lettering('FRAGILE', 450, 720, 54, p.ink, { w: 10, cond: 1.1 }),
  basket: (p) =>
    path('M110 600H790L740 900H160Z', p.ginger) +
    line('M120 670Q450 700 780 670M134 740Q450 770 766 740M148 810Q450 840 752 810', p.brick, 10) +
    line(
      times(13, (i) => `M${134 + i * 53} 610L${174 + i * 46} 900`),
      p.brick,
      8,
    ) +
    path('M90 580Q450 620 810 580L806 626Q450 666 94 626Z', p.brick),
  bag: (p) =>
    path(
      'M150 520L210 560L270 516L330 560L390 516L450 560L510 516L570 560L630 516L690 560L750 520L720 900H180Z',
      p.far,
      `stroke="${p.ink}" stroke-width="7" stroke-linejoin="round"`,
    ) +
    line('M260 600L250 900M650 600L660 900', p.slate, 6) +
    lettering('DELI', 450, 700, 90, p.hot, { w: 16, cond: 1.1 }),
  suitcase: (p) =>
    rect(90, 620, 720, 280, p.brick, 'rx="26"') +
    rect(90, 600, 720, 60, p.hot, 'rx="20"') +
    rect(190, 600, 60, 300, p.ink) +
    rect(650, 600, 60, 300, p.ink) +
    rect(200, 700, 40, 50, p.lamp) +
    rect(660, 700, 40, 50, p.lamp) +
    g(
      rect(-90, -44, 180, 88, p.cream) + lettering('N.Y.', 0, -26, 52, p.mid, { w: 10 }),
      'translate(450 770) rotate(-6)',
    ),
  sill: (p) =>
    rect(-10, 740, 920, 50, p.cream) + rect(-10, 786, 920, 14, p.ink) + rect(-10, 800, 920, 110, p.brick),
  cushion: (p) =>
    path(
      'M60 760Q60 690 160 700H740Q840 690 840 760V810Q840 880 740 872H160Q60 880 60 810Z',
      p.hot,
      `stroke="${p.ink}" stroke-width="7"`,
    ) +
    line('M100 786H800', p.brick, 8) +
    circle(70, 860, 24, p.lamp) +
    circle(830, 860, 24, p.lamp),
  books: (p) =>
    book(110, 900, 680, 76, p.hot, p.lamp) +
    book(160, 824, 600, 66, p.sky, p.brick) +
    book(130, 758, 640, 60, p.lamp, p.ink),
  laptop: (p) =>
    path('M170 880L210 620H690L730 880Z', p.slate) +
    path('M230 640H670L700 860H200Z', p.ink) +
    g(
      circle(0, 14, 26, p.lamp) +
        [-34, -12, 12, 34].map((x, i) => circle(x, i % 3 ? -34 : -16, 12, p.lamp)).join(''),
      'translate(450 750)',
    ) +
    rect(90, 870, 720, 40, p.sky),
  basin: (p) =>
    path('M60 640H840Q830 900 640 910H260Q70 900 60 640Z', p.cream, `stroke="${p.ink}" stroke-width="8"`) +
    rect(30, 610, 840, 54, p.cream, `stroke="${p.ink}" stroke-width="8"`) +
    line('M760 610V470Q760 400 690 400Q640 400 640 460', p.slate, 26) +
    [200, 330, 480, 600]
      .map((x, i) => circle(x, 610 - (i % 2) * 24, 38 - i * 3, p.pale, `stroke="${p.far}" stroke-width="5"`))
      .join(''),
  yarn: (p) =>
    circle(700, 780, 110, p.hot, `stroke="${p.ink}" stroke-width="7"`) +
    line(
      'M610 740Q700 690 790 740M600 790Q700 730 800 790M620 840Q700 780 782 840M640 700Q610 800 680 880M720 676Q690 790 760 876',
      p.brick,
      7,
    ) +
    line('M610 850Q480 910 380 850T180 870', p.hot, 9),
  plants: (p) =>
    [130, 770]
      .map(
        (x) =>
          path(`M${x - 80} 700H${x + 80}L${x + 56} 900H${x - 56}Z`, p.hot) +
          rect(x - 92, 680, 184, 44, p.brick) +
          path(
            times(
              5,
              (i) =>
                `M${x} 690Q${x - 150 + i * 50} 600 ${x - 120 + i * 60} 430Q${x - 20 + i * 20} 540 ${x} 690Z`,
            ),
            p.mid,
            `stroke="${p.near}" stroke-width="5"`,
          ),
      )
      .join(''),
  radiator: (p) =>
    times(9, (i) =>
      rect(70 + i * 86, 700, 70, 220, p.cream, `rx="26" stroke="${p.slate}" stroke-width="6"`),
    ) + rect(40, 690, 820, 34, p.pale, `stroke="${p.slate}" stroke-width="6"`),
  fishbowl: (p) =>
    circle(700, 710, 160, p.sky, `stroke="${p.ink}" stroke-width="8"`) +
    path('M546 680Q700 720 854 680Q870 790 790 844Q700 890 610 844Q530 790 546 680Z', p.mid) +
    ellipse(700, 566, 90, 20, p.sky, `stroke="${p.ink}" stroke-width="8"`) +
    path('M640 760Q690 710 740 760L778 736V788L740 764Q690 812 640 760Z', p.hot) +
    circle(668, 754, 6, p.ink) +
    rect(0, 850, 900, 60, p.brick),
  blanket: (p) =>
    path('M-10 740Q120 690 240 730T480 720T720 730T910 710V910H-10Z', p.lamp) +
    line('M-10 800Q220 750 450 790T910 780M-10 860Q220 820 450 850T910 840', p.hot, 12),
  table: (p) =>
    rect(0, 800, 900, 30, p.cream) +
    rect(0, 826, 900, 90, p.hot) +
    g(
      path('M-74-90H74C74-20 46 2 0 4C-46 2-74-20-74-90Z', p.cream, `stroke="${p.ink}" stroke-width="7"`) +
        line('M74-72q44 0 34 30t-50 20', p.ink, 8) +
        ellipse(0, -90, 74, 14, p.brick),
      'translate(170 800)',
    ),
} satisfies Record<string, Prop>;

export type PropName = keyof typeof props;
