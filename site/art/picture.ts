import { resetIds } from './kit/ids';
import { print } from './kit/print';
import { seeded } from './kit/random';
import { palettes, type PaletteName } from './palettes';
import type { SafeBox } from './scenes/safe';
import { H, W, type Scene, type SceneOptions } from './scenes/scene';

/** A picture of the site: how to draw it and how to store it. */
export interface Picture {
  /** Name and folder of the master, without extension. */
  key: string;
  /** Description of the picture in words. */
  alt: string;
  /** Width of the master in pixels. */
  width: number;
  /** WebP quality of the master, 0 to 100. */
  quality: number;
  /** Size of the drawing, in its own units, and what of it stays whole. */
  size: readonly [width: number, height: number];
  safe: readonly SafeBox[];
  /** The drawing, as SVG text. Same picture, same text. */
  svg(): string;
}

export interface PictureOptions extends SceneOptions {
  palette?: PaletteName;
  width?: number;
  quality?: number;
  /** Flecks of dry ink; 0 for files that must be small. */
  flecks?: number;
}

/** A scene in given inks, named. The key is also the seed: two pictures of one scene differ in their details. */
export function picture(key: string, scene: Scene, alt: string, options: PictureOptions = {}): Picture {
  const { palette = scene.palette, width = 1440, quality = 84, flecks, ...wishes } = options;
  return {
    key,
    alt,
    width,
    quality,
    size: [scene.width ?? W, scene.height ?? H],
    safe: scene.safe ?? [],
    svg() {
      resetIds();
      const inks = palettes[palette];
      const body = scene.draw(inks, seeded(key), wishes);
      return print(scene.width ?? W, scene.height ?? H, body, {
        paper: inks.sky,
        seed: key,
        title: alt,
        flecks,
      });
    },
  };
}
