import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { at, circle, g, line, n, path, rect, times } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { papers } from '../../parts/things';
import { cut, words } from '../safe';
import { type Scene } from '../scene';

const reporter: CatOptions = {
  pose: 'sit',
  coat: 'ginger',
  x: 800,
  y: 800,
  scale: 1.5,
  hat: 'press',
  eyes: 'wink',
  wear: ['tie'],
  tail: 'M92-34C150-30 190 0 180 40C166 76 128 64 136 38',
};

const CAMERA = { x: 1150, y: 480 };
const BOARD = { text: 'PRESS', x: -30, y: 0, h: 40, w: 8 };

/** A press photographer cat sets off the flash. */
export const photographer: Scene = {
  width: 1600,
  height: 900,
  palette: 'notice',
  safe: [face('the reporter', reporter), words([BOARD], CAMERA)],
  draw(p, r, o) {
    let s =
      rect(0, 0, 1600, 900, p.near) +
      path(
        times(24, (i) => {
          const a = (i * Math.PI) / 12;
          return `M1180 300L${n(1180 + 1500 * Math.cos(a))} ${n(300 + 1500 * Math.sin(a))}L${n(1180 + 1500 * Math.cos(a + 0.13))} ${n(300 + 1500 * Math.sin(a + 0.13))}Z`;
        }),
        p.mid,
        'opacity=".7"',
      );
    s += rect(0, 720, 1600, 190, p.ink);
    s += skyline(r, -20, 700, 730, 120, 320, p.ink, { win: p.lamp, lit: 0.25, tank: 0.4 });
    const burst = (R: number, k: number) =>
      times(20, (i) => {
        const a = (i * Math.PI) / 10,
          q = i % 2 ? R * 0.6 : R;
        return `${i ? 'L' : 'M'}${n(1240 + q * Math.cos(a) * k)} ${n(250 + q * Math.sin(a))}`;
      }) + 'Z';
    s += path(burst(230, 1), p.lamp) + path(burst(150, 1), p.cream);
    s += cat(p, { ...reporter, halo: p.near, ...o });
    s +=
      line('M1120 560L1040 880M1160 560V880M1200 560L1290 880', p.brick, 16) +
      g(
        rect(-150, -110, 240, 210, p.brick, 'rx="10"') +
          rect(-150, -110, 240, 50, p.ink) +
          path('M90-80L150-100V90L90 70Z', p.ink) +
          circle(165, 0, 62, p.slate) +
          circle(165, 0, 44, p.ink) +
          circle(165, 0, 24, p.mid) +
          circle(154, -12, 8, p.cream) +
          line('M40-110V-180', p.ink, 12) +
          path('M-20-180H150L120-240H10Z', p.slate) +
          cut(BOARD, p.cream),
        at(CAMERA.x, CAMERA.y),
      );
    return (
      s +
      rect(500, 790, 120, 80, p.brick) +
      rect(520, 770, 80, 24, p.ink) +
      papers(80, 880, 150, 3, p, { h: 20 })
    );
  },
};
