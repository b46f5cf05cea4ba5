import { cat, type CatOptions } from '../cat/cat';
import type { Scene } from '../scenes/scene';
import type { PaletteName } from '../palettes';
import { SIDE } from './backdrop';
import { patterns } from './patterns';
import { places } from './places';
import { props, type PropName } from './props';

const backdrops = { ...patterns, ...places };

/** A sitter: everything is said, nothing is left to chance, so that neighbours on a wall never match. */
export interface Sitter extends Partial<CatOptions> {
  palette: PaletteName;
  coat: CatOptions['coat'];
  backdrop: keyof typeof backdrops;
  prop?: PropName;
}

const framing: Partial<CatOptions> = { pose: 'sit', x: 450, y: 1120, scale: 2.05 };

/** A square portrait; where no framing is given, head and shoulders in the middle. */
export function portrait(sitter: Sitter): Scene {
  const { palette, backdrop, prop, ...wishes } = sitter;
  return {
    width: SIDE,
    height: SIDE,
    palette,
    draw(p, r) {
      const options = { tail: null, ...framing, ...wishes } as CatOptions;
      if (!('tail' in wishes) && wishes.pose && wishes.pose !== 'sit') delete options.tail;
      return backdrops[backdrop](p, r) + cat(p, options) + (prop ? props[prop](p) : '');
    },
  };
}
