import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { at, circle, ellipse, g, gouge, line, path, rect, times } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

const planner: CatOptions = {
  pose: 'loaf',
  coat: 'ginger',
  x: 540,
  y: 700,
  scale: 1.6,
  eyes: 'narrow',
  look: 3,
  head: { turn: -4 },
};

/** A cat lies across a street map and plans a weekend of walks. */
export const cityMap: Scene = {
  palette: 'mint',
  safe: [face('the planner', planner)],
  draw(p, _r, o) {
    let s =
      rect(0, 0, W, H, p.brick) +
      path(
        times(8, (i) => gouge(-40, 60 + i * 116, 1240, 66 + i * 116, 5, i % 2 ? 8 : -8)),
        p.near,
        'opacity=".5"',
      );
    // the map
    s += path(
      'M90 150L330 110L600 150L870 110L1110 150L1150 860L870 820L600 866L330 820L50 860Z',
      p.cream,
      `stroke="${p.ink}" stroke-width="6" stroke-linejoin="round"`,
    );
    s += path('M90 150L330 110V820L50 860ZM600 150L870 110V820L600 866Z', p.pale);
    s +=
      path('M70 560C200 520 240 640 360 620S520 700 520 866L330 820L50 860Z', p.sky) +
      path('M1110 150L1130 480C1040 470 960 400 980 300S900 160 870 110Z', p.sky);
    s += line(
      'M120 240L980 300M110 330L1000 420M200 150L240 540M330 120L350 610M450 130L470 640M600 150V860M740 130L730 840M870 110V820M120 430L1120 560M520 720L1130 740M560 640L1130 650M980 480L990 830',
      p.far,
      8,
    );
    s += path('M610 190h110v80h-110zM760 590h90v46h-90zM400 330h44v90h-44z', p.far);
    s +=
      line(
        'M190 250C300 230 330 300 420 300S560 380 640 350S770 240 840 260',
        p.hot,
        9,
        'stroke-dasharray="2 22"',
      ) + line('M640 700C720 690 760 760 860 740S1000 700 1060 760', p.hot, 9, 'stroke-dasharray="2 22"');
    const pin = (x: number, y: number, c: string) =>
      path(
        `M${x} ${y}C${x - 46} ${y - 60} ${x - 34} ${y - 108} ${x} ${y - 110}C${x + 34} ${y - 108} ${x + 46} ${y - 60} ${x} ${y}Z`,
        c,
        `stroke="${p.ink}" stroke-width="5"`,
      ) + circle(x, y - 74, 14, p.cream);
    s += pin(190, 252, p.hot) + pin(850, 262, p.mid) + pin(1060, 760, p.hot);
    s += g(
      circle(0, 0, 70, p.cream, `stroke="${p.ink}" stroke-width="6"`) +
        path('M0-56L14 0L0 56L-14 0Z', p.mid) +
        path('M-56 0L0-12L56 0L0 12Z', p.far) +
        path('M0-56L14 0H-14Z', p.hot) +
        circle(0, 0, 8, p.ink),
      at(210, 730),
    );
    s += cat(p, { ...planner, ...o });
    s += g(
      path('M-60-62H60C60-10 40 2 0 4C-40 2-60-10-60-62Z', p.hot) +
        line('M60-48q36 0 28 24t-40 16', p.hot, 11) +
        ellipse(0, -62, 60, 12, p.ink),
      at(1050, 250, 1.1),
    );
    return s;
  },
};
