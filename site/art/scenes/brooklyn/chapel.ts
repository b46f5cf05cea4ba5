import { cat } from '../../cat/cat';
import { pick } from '../../kit/random';
import { at, circle, g, line, n, path, rect, times } from '../../kit/shapes';
import { paw } from '../../parts/street';
import { lightCone } from '../../parts/light';
import { H, W, type Scene } from '../scene';

/** A preacher's cat sits in front of a stained-glass window. */
export const chapel: Scene = {
  palette: 'rain',
  draw(p, r, o) {
    let s =
      rect(0, 0, W, H, p.near) +
      path(
        times(12, (i) => `M${i * 110} 0h6v${H}h-6z`),
        p.mid,
        'opacity=".5"',
      );
    const glass = [p.hot, p.lamp, p.mid, p.far, p.ginger, p.sky, '#5B8A72'];
    const pane = (x: number, top: number, w: number, base: number) => {
      let q = '';
      for (let y = top; y < base; y += 58)
        for (let i = 0; i < w / 56; i++) q += path(`M${n(x + i * 56)} ${y}h56v58h-56z`, pick(r, glass));
      return q;
    };
    const windows: [number, number][] = [
      [80, 210],
      [420, 360],
      [910, 210],
    ];
    for (const [x, w] of windows) {
      const top = w > 300 ? 30 : 130,
        arch = `M${x} 690V${top + w * 0.6}Q${x} ${top} ${x + w / 2} ${top}Q${x + w} ${top} ${x + w} ${top + w * 0.6}V690Z`;
      s +=
        `<clipPath id="w${x}"><path d="${arch}"/></clipPath>` +
        g(pane(x, top, w + 10, 690), '', `clip-path="url(#w${x})"`);
      if (w > 300)
        s += g(
          circle(600, 250, 150, p.lamp) +
            times(12, (i) =>
              line(
                `M600 250L${n(600 + 150 * Math.cos(i * 0.5236))} ${n(250 + 150 * Math.sin(i * 0.5236))}`,
                p.ink,
                6,
              ),
            ) +
            circle(600, 250, 150, 'none', `stroke="${p.ink}" stroke-width="10"`) +
            circle(600, 250, 60, p.hot, `stroke="${p.ink}" stroke-width="9"`),
          '',
          `clip-path="url(#w${x})"`,
        );
      let lead = '';
      for (let y = top; y < 690; y += 58) lead += `M${x} ${y}h${w}`;
      for (let i = 1; i < w / 56; i++) lead += `M${x + i * 56} ${top + 60}V690`;
      s +=
        g(line(lead, p.ink, 5), '', `clip-path="url(#w${x})"`) + line(arch, p.sky, 18) + line(arch, p.ink, 6);
    }
    s += lightCone(600, 700, p, { mouth: 176, spread: 350, reach: 220 });
    s += rect(0, 690, W, 24, p.ink);
    // pulpit
    s +=
      path('M360 760H840L800 920H400Z', p.brick) +
      rect(330, 736, 540, 36, p.sky) +
      line('M430 790L450 910M770 790L750 910M520 790V910M680 790V910', p.ink, 6) +
      rect(560, 800, 80, 80, p.lamp) +
      paw(600, 842, 1.5, p.brick);
    s += cat(p, {
      pose: 'sit',
      coat: o.coat ?? 'grey',
      x: 590,
      y: 744,
      scale: 1.08,
      wear: ['ruff'],
      eyes: 'happy',
      ears: 'long',
      tint: { nose: p.pink },
      halo: p.near,
    });
    s += g(
      path('M-110 0L0-20L110 0V-60L0-44L-110-60Z', p.cream, `stroke="${p.ink}" stroke-width="5"`) +
        line('M0-44V-20M-90-40L-20-32M-90-24L-20-16M20-32L90-40M20-16L90-24', p.slate, 4),
      at(820, 740),
    );
    return s;
  },
};
