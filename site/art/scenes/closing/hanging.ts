import { cat } from '../../cat/cat';
import { each, line, path, rect, times } from '../../kit/shapes';
import { lightCone } from '../../parts/light';
import { H, W, type Scene } from '../scene';

/** A frame on the wall is still free, and somebody is thinking about it. */
export const hanging: Scene = {
  palette: 'lantern',
  draw(p, _r, o) {
    const frame = (x: number, y: number, w: number, h: number, gold: string) =>
      rect(x - 26, y - 26, w + 52, h + 52, gold) +
      rect(x - 10, y - 10, w + 20, h + 20, p.ink) +
      rect(x, y, w, h, p.far);
    return (
      rect(0, 0, W, H, p.near) +
      path(
        times(13, (i) => `M${i * 100} 0h50v690h-50z`),
        p.mid,
      ) +
      rect(0, 690, W, 24, p.lamp) +
      rect(0, 712, W, 190, p.brick) +
      frame(84, 210, 220, 280, p.ginger) +
      cat(p, { pose: 'peek', coat: 'white', x: 194, y: 480, scale: 0.86, hat: 'ears' }) +
      rect(58, 490, 272, 26, p.ginger) +
      frame(896, 210, 220, 280, p.ginger) +
      cat(p, { pose: 'peek', coat: 'tabby', x: 1006, y: 480, scale: 0.86, eyes: 'wink' }) +
      rect(870, 490, 272, 26, p.ginger) +
      each([[444, 150]], ([x = 0, y = 0]) => frame(x, y, 312, 330, p.lamp)) +
      line('M600 20V76', p.lamp, 10) +
      path('M520 92Q526 66 600 66Q674 66 680 92Z', p.hot) +
      lightCone(600, 96, p, { mouth: 78, spread: 190, reach: 386 }) +
      cat(p, {
        pose: 'back',
        coat: o.coat ?? 'black',
        x: 600,
        y: 850,
        scale: 1.24,
        tint: { edge: p.slate },
        halo: p.near,
      })
    );
  },
};
