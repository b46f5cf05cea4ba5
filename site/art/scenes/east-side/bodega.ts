import { cat } from '../../cat/cat';
import { lettering } from '../../kit/lettering';
import { at, circle, g, line, path, rect, times } from '../../kit/shapes';
import { H, W, type Scene } from '../scene';

/** A bodega cat keeps the counter between the register and the snacks. */
export const bodega: Scene = {
  palette: 'market',
  draw(p, _r, o) {
    let s = rect(0, 0, W, H, p.far);
    for (let j = 0; j < 3; j++) {
      s += rect(0, 150 + j * 150, W, 14, p.near);
      for (let x = 10, i = 0; x < 1190; i++) {
        const w = 40 + ((i * 29 + j * 17) % 34),
          h = 76 + ((i * 41 + j * 23) % 44),
          c = [p.hot, p.mid, p.lamp, p.cream, p.near, p.ginger][(i + j * 2) % 6] ?? p.hot;
        s +=
          (i % 3
            ? rect(x, 150 + j * 150 - h, w, h, c)
            : path(
                `M${x + 4} ${150 + j * 150}L${x} ${150 + j * 150 - h}l8-8h${w - 16}l8 8L${x + w - 4} ${150 + j * 150}Z`,
                c,
              )) + circle(x + w / 2, 150 + j * 150 - h / 2, w * 0.26, i % 2 ? p.cream : p.ink);
        x += w + 7;
      }
    }
    s += rect(0, 464, W, 200, p.near);
    s +=
      g(
        rect(-150, -56, 300, 112, p.ink, 'rx="20"') +
          rect(-138, -44, 276, 88, 'none', `rx="14" stroke="${p.hot}" stroke-width="8"`) +
          lettering('OPEN', 0, -26, 52, p.lamp, { w: 9, cond: 1.1 }),
        at(240, 250),
      ) + line('M130 0V194M350 0V194', p.ink, 5);
    // register
    s += g(
      path('M-140 0V-120L-100-240H100L140-120V0Z', p.ink) +
        path('M-84-222H84L110-140H-110Z', p.slate) +
        rect(-90, -290, 180, 60, p.near) +
        lettering('1.25', 0, -278, 36, p.lamp, { w: 6 }) +
        times(3, (j) => times(5, (i) => circle(-88 + i * 44, -106 + j * 32, 12, p.cream))) +
        rect(-150, -8, 300, 60, p.near) +
        rect(-30, 10, 60, 12, p.lamp),
      at(970, 640),
    );
    s += cat(p, {
      pose: 'loaf',
      coat: o.coat ?? 'brown',
      x: 510,
      y: 690,
      scale: 1.5,
      eyes: 'narrow',
      wear: ['bell'],
      halo: p.near,
    });
    s +=
      rect(-10, 680, 1220, 40, p.pale) + rect(-10, 716, 1220, 200, p.hot) + rect(-10, 716, 1220, 14, p.brick);
    s += times(7, (i) =>
      g(
        path('M-58-50L58-54L54 56L-54 60Z', [p.lamp, p.mid, p.cream, p.ginger][i % 4] ?? p.lamp) +
          circle(0, 0, 26, i % 2 ? p.hot : p.ink) +
          path('M-58-50l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12l8-12l8 12', p.ink),
        at(90 + i * 172, 820, 1, false, (i % 3) * 4 - 4),
      ),
    );
    s += g(
      path('M-40 0V-70H40V0Z', p.sky) +
        times(5, (i) => circle(-24 + i * 12, -84 - (i % 2) * 14, 15, [p.hot, p.lamp, p.mid][i % 3] ?? p.hot)),
      at(190, 684, 1.1),
    );
    return s;
  },
};
