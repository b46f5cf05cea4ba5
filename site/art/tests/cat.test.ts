import { describe, expect, it } from 'vitest';
import { cat } from '../cat/cat';
import { coats, type CoatName } from '../cat/coats';
import { hats, type HatName } from '../cat/hats';
import { poses, type PoseName } from '../cat/poses';
import { resetIds } from '../kit/ids';
import { kern } from '../kit/kerning';
import { lettering, letteringBox } from '../kit/lettering';
import { between, pick, seeded } from '../kit/random';
import { palettes } from '../palettes';

const names = <T extends string>(table: Record<T, unknown>) => Object.keys(table) as T[];
const stand = { x: 0, y: 0 };

describe('the cat', () => {
  it('has a different drawing for every pose, coat and hat that shows its face, and none is broken', () => {
    const faced = names<PoseName>(poses).filter((pose) => poses[pose].head.view !== 'back');
    const drawings = new Set<string>();
    const draw = (options: { pose: PoseName; coat: CoatName; hat?: HatName }) => {
      resetIds();
      drawings.add(cat(palettes.extra, { ...stand, ...options }));
    };
    for (const pose of faced) for (const coat of names<CoatName>(coats)) draw({ pose, coat });
    for (const hat of names<HatName>(hats)) draw({ pose: 'sit', coat: 'black', hat });
    expect(drawings.size).toBe(faced.length * names(coats).length + names(hats).length);
    for (const svg of drawings) expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('keeps its colours to the inks it is given', () => {
    const svg = cat(palettes.notice, { ...stand, pose: 'sit', coat: 'ginger', wear: ['bell'], hat: 'cap' });
    const inks = new Set<string>(Object.values(palettes.notice));
    const used = new Set(Array.from(svg.matchAll(/#[0-9A-F]{6}/gi), ([hex]) => hex));
    expect([...used].filter((hex) => !inks.has(hex) && hex !== '#FFF6EC')).toEqual([]);
  });

  it('can do without a tail', () => {
    const { d } = poses.sit.tail;
    expect(cat(palettes.extra, { ...stand, pose: 'sit', coat: 'grey' })).toContain(d);
    expect(cat(palettes.extra, { ...stand, pose: 'sit', coat: 'grey', tail: null })).not.toContain(d);
  });
});

describe('the kit', () => {
  it('repeats its chance for the same seed, and not for another', () => {
    const take = (seed: string) => Array.from({ length: 5 }, seeded(seed));
    expect(take('a')).toEqual(take('a'));
    expect(take('a')).not.toEqual(take('b'));
  });

  it('keeps numbers between their bounds and picks from the list', () => {
    const random = seeded('bounds');
    for (let i = 0; i < 100; i++) {
      const value = between(random, -3, 4);
      expect(value).toBeGreaterThanOrEqual(-3);
      expect(value).toBeLessThan(4);
      expect(['x', 'y']).toContain(pick(random, ['x', 'y']));
    }
    expect(() => pick(random, [])).toThrow('something in it');
  });

  it('draws open letters together and keeps all letters apart', () => {
    const kerns = (pair: string) => kern(pair[0]!, pair[1]!, 1.5);
    for (const pair of ['LY', 'LT', 'FI', 'LI', 'AT', 'PO', 'YO'])
      expect(kerns(pair), pair).toBeLessThan(kerns('HE') - 0.3);
    expect(kerns('HI')).toBeGreaterThanOrEqual(0);
    expect(kerns('L ')).toBe(0);
    const width = (text: string) => {
      const [left, , right] = letteringBox(text, 0, 0, 60);
      return right - left;
    };
    expect(width('LY')).toBeLessThan(width('HH'));
  });

  it('letters in capitals and skips what it cannot cut', () => {
    expect(lettering('cat', 0, 0, 60, '#000')).toBe(lettering('CAT', 0, 0, 60, '#000'));
    expect(lettering('☂', 0, 0, 60, '#000')).toContain('d=""');
  });
});
