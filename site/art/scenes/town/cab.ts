import { cat, type CatOptions } from '../../cat/cat';
import { face } from '../../cat/face';
import { halftone } from '../../kit/halftone';
import { circle, line, n, path, rect, times } from '../../kit/shapes';
import { skyline } from '../../parts/skyline';
import { bird, bishop, cobbles, pigeon } from '../../parts/street';
import { H, W, type Scene } from '../scene';

const passenger: CatOptions = {
  pose: 'sit',
  coat: 'tuxedo',
  x: 640,
  y: 610,
  scale: 1.08,
  hat: 'topper',
  wear: ['bow'],
  look: -4,
  tail: null,
};
const driver: CatOptions = {
  pose: 'profile',
  coat: 'black',
  x: 246,
  y: 500,
  scale: 0.52,
  flip: true,
  hat: 'bowler',
  tail: null,
  view: 'side',
};
/** Between the wheels, where the widest window still has them whole. */
const birds = [
  { x: 580, y: 748, scale: 0.66, flip: false },
  { x: 684, y: 753, scale: 0.66, flip: true },
];

/** A cat in a top hat rides through town in an open carriage. */
export const cab: Scene = {
  palette: 'stoop',
  safe: [
    face('the passenger', passenger),
    face('the driver', driver, { mayLeave: true }),
    ...birds.map((each) => bird(each)),
  ],
  draw(p, r, o) {
    let s = rect(0, 0, W, H, p.sky) + halftone(0, 0, W, 480, p.far, { dir: 'up', pitch: 20, max: 6 });
    s += skyline(r, -20, 1220, 690, 280, 470, p.far, {
      win: p.sky,
      lit: 0.6,
      tank: 0.4,
      wmin: 130,
      wmax: 190,
    });
    s += bishop(1090, 720, 0.98, p.ink, p.lamp, true);
    s += rect(0, 690, W, 34, p.mid) + rect(0, 720, W, 200, p.near) + cobbles(r, p.mid, 770, W, H, 5);
    // passenger first: the body of the carriage hides the paws
    s += cat(p, { ...passenger, ...o });
    // folded hood, body, blanket
    s +=
      path('M820 470C830 340 930 270 1010 300C1040 330 1040 420 1000 500L960 560L830 560Z', p.ink) +
      line('M846 480C870 380 930 330 990 330M862 510C890 430 940 380 1000 384', p.slate, 5);
    s +=
      path(
        'M330 470C340 560 400 640 520 668H830C930 660 1000 590 1010 480L960 470C930 520 880 540 820 540H520C450 540 420 510 410 470Z',
        p.hot,
      ) +
      path(
        'M410 470C420 510 450 540 520 540H820C880 540 930 520 960 470L1010 480L1006 506C980 550 900 572 820 572H510C420 570 360 520 334 494L330 470Z',
        p.brick,
      );
    s +=
      line('M520 604H820', p.lamp, 7) +
      circle(670, 604, 26, p.lamp) +
      path('M658 612V600L654 590L664 595H676L686 590L682 600V612Z', p.ink);
    s +=
      path('M520 540Q540 500 600 506H690Q740 500 770 540L760 576H530Z', p.near) +
      line('M560 512L552 572M612 508L610 574M668 508L672 574M720 514L732 572', p.lamp, 6);
    // box seat, lamp and shafts
    s +=
      path('M150 496H330V536H190Q160 532 150 496Z', p.ink) +
      path('M300 446H340L360 640H330Z', p.ink) +
      line('M200 536L150 690M310 536L360 650', p.ink, 14) +
      line('M-20 640L330 650M-20 672L340 680', p.brick, 14);
    s += cat(p, { ...driver, tint: { edge: p.pale } });
    s += line('M206 396C140 406 60 456 -20 536M210 406C150 426 80 496 -20 576', p.ink, 5);
    s +=
      rect(366, 400, 10, 80, p.ink) +
      rect(346, 372, 50, 66, p.ink) +
      rect(354, 382, 34, 46, p.lamp) +
      path('M340 372L371 346L402 372Z', p.ink);
    const wheel = (x: number, y: number, R: number, spokes: number) =>
      circle(x, y, R, 'none', `stroke="${p.ink}" stroke-width="20"`) +
      circle(x, y, R - 18, 'none', `stroke="${p.lamp}" stroke-width="6"`) +
      line(
        times(
          spokes,
          (i) =>
            `M${x} ${y}L${n(x + Math.cos((i * Math.PI * 2) / spokes) * (R - 12))} ${n(y + Math.sin((i * Math.PI * 2) / spokes) * (R - 12))}`,
        ),
        p.ink,
        9,
      ) +
      circle(x, y, 24, p.hot) +
      circle(x, y, 9, p.lamp);
    s += wheel(860, 700, 128, 12) + wheel(340, 730, 96, 10);
    s += birds.map(({ x, y, scale, flip }) => pigeon(x, y, scale, p, flip, flip ? p.pale : p.slate)).join('');
    return s;
  },
};
