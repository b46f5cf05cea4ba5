import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { unicodeRange } from '../../../site/fonts/characters';
import { fontPreloads } from '../../../site/style/font-preloads';
import { brandFonts } from '../../../widgets/kit/style/tokens';

const css = readFileSync('site/style/font-face.css', 'utf8');

interface Face {
  family: string;
  file: string | undefined;
  characters: Set<number>;
  text: string;
}

const faces: Face[] = [...css.matchAll(/@font-face \{([^}]*)\}/g)].map(([, text = '']) => ({
  family: /font-family: '([^']+)'/.exec(text)?.[1] ?? '',
  file: /url\('\/fonts\/([^']+)'\)/.exec(text)?.[1],
  characters: parseRange(/unicode-range:([^;]+);/.exec(text)?.[1] ?? ''),
  text,
}));
const published = faces.filter((face): face is Face & { file: string } => face.file !== undefined);
const fallbacks = faces.filter(({ file }) => file === undefined);

function parseRange(range: string): Set<number> {
  const codes = new Set<number>();
  for (const [, first = '', last = first] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)) {
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) codes.add(code);
  }
  return codes;
}

/** The characters that the glyph map of a WOFF2 file has. */
function charactersOf(file: string): Set<number> {
  const woff2 = readFileSync(file);
  let at = 48;
  let offset = 0;
  let start = -1;
  const number128 = () => {
    let value = 0;
    for (;;) {
      const byte = woff2.readUInt8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  for (let left = woff2.readUInt16BE(12); left > 0; left--) {
    const flags = woff2.readUInt8(at++);
    const tag = flags & 63;
    if (tag === 63) at += 4;
    if (tag === 0) start = offset;
    const length = number128();
    // Outlines and their index (10, 11) are packed unless marked otherwise, other tables the other way round.
    const packed = tag === 10 || tag === 11 ? flags >> 6 !== 3 : flags >> 6 !== 0;
    offset += packed ? number128() : length;
  }
  const map = brotliDecompressSync(woff2.subarray(at, at + woff2.readUInt32BE(20))).subarray(start);
  const codes = new Set<number>();
  for (let table = 0; table < map.readUInt16BE(2); table++)
    addCodes(map.subarray(map.readUInt32BE(8 + 8 * table)));
  return codes;

  function addCodes(table: Buffer): void {
    const format = table.readUInt16BE(0);
    if (format === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group++) {
        const last = table.readUInt32BE(20 + 12 * group);
        for (let code = table.readUInt32BE(16 + 12 * group); code <= last; code++) codes.add(code);
      }
    } else if (format === 4) {
      const bytes = table.readUInt16BE(6);
      for (let segment = 0; segment < bytes; segment += 2) {
        const first = table.readUInt16BE(16 + bytes + segment);
        const last = table.readUInt16BE(14 + segment);
        for (let code = first; code <= last && code < 0xffff; code++) codes.add(code);
      }
    } else throw new Error(`glyph map of format ${format}`);
  }
}

describe('the font files', () => {
  it('preload in 42 kB together', () => {
    const sizes = fontPreloads.map((href) => readFileSync(`public${href}`).length);
    expect(sizes).toHaveLength(2);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(42_000);
  });

  it('are those of the style sheet, no more and no less, each with its own hash', () => {
    const files = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'));
    expect(files.sort()).toEqual(published.map(({ file }) => file).sort());
    for (const name of files) {
      const hash = createHash('sha256')
        .update(readFileSync(`public/fonts/${name}`))
        .digest('hex');
      expect(name).toContain(`-${hash.slice(0, 8)}.woff2`);
    }
    expect(files).toEqual(expect.arrayContaining(fontPreloads.map((href) => path.basename(href))));
  });

  it.each(published.map((face) => [face.file, face] as const))(
    '%s declares the characters it has, and no other that a file declared before it has',
    (file, { characters, family, text }) => {
      const has = charactersOf(`public/fonts/${file}`);
      expect([...has].filter((code) => !characters.has(code))).toEqual([]);
      // The last rule that names a character wins: a file declared later may have what this one lacks.
      const style = /font-style: (\w+)/.exec(text)![0];
      const same = published.filter((face) => face.family === family && face.text.includes(style));
      const before = same.slice(
        0,
        same.findIndex((face) => face.file === file),
      );
      const after = same.slice(before.length + 1);
      const others = [...characters].filter((code) => !has.has(code));
      expect(others.filter((code) => before.some((face) => face.characters.has(code)))).toEqual([]);
      expect(after.length ? [] : others, 'the last one is exact').toEqual([]);
    },
  );

  it('swap in, and come with their licence', () => {
    for (const { text } of published) expect(text).toContain('font-display: swap');
    for (const family of ['besley', 'libre-franklin']) {
      expect(readFileSync(`public/fonts/${family}-OFL.txt`, 'utf8')).toContain('SIL Open Font License');
    }
  });
});

describe('the characters', () => {
  const of = (family: string) =>
    new Set(
      published
        .filter((face) => [family, `${family} More`].includes(face.family))
        .flatMap(({ file }) => [...charactersOf(`public/fonts/${file}`)]),
    );
  const contentFiles = readdirSync('site/content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ya?ml|md)$/.test(name))
    .map((name) => path.join('site/content', name));

  it('of all content are in one of the files', () => {
    const text = of('Libre Franklin');
    const missing = contentFiles.flatMap((file) => {
      const characters = new Set(readFileSync(file, 'utf8').replace(/[\n\r\t]/g, ''));
      return [...characters]
        .filter((character) => !text.has(character.codePointAt(0) ?? 0))
        .map((character) => `${file}: ${character} (U+${character.codePointAt(0)?.toString(16)})`);
    });
    expect(missing).toEqual([]);
  });

  it('of plain English need the preloaded files only', () => {
    const english = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"()&$%/+-–—‘’“”…·é\u00a0`;
    const preloaded = published.filter(({ file }) => fontPreloads.some((href) => href.endsWith(`/${file}`)));
    for (const { characters } of preloaded) {
      expect([...english].filter((character) => !characters.has(character.codePointAt(0) ?? 0))).toEqual([]);
    }
  });

  it('beyond it are a family of their own, which is never asked for the letters of the first', () => {
    for (const more of published.filter(({ family }) => family.endsWith(' More'))) {
      expect(brandFonts).toContain(`"${more.family}"`);
      const first = more.family.replace(' More', '');
      expect(brandFonts).toContain(`"${first}","${more.family}"`);
      const [style] = /font-style: \w+/.exec(more.text)!;
      const core = published.filter(({ family, text }) => family === first && text.includes(style));
      expect(core).toHaveLength(1);
      expect([...more.characters].filter((code) => core[0]!.characters.has(code))).toEqual([]);
    }
  });

  it('fold into ranges', () => {
    expect(unicodeRange([0x43, 0x41, 0x42, 0xe9])).toBe('U+41-43, U+E9');
    expect(unicodeRange([0x41, 0x43, 0xe9], (code) => code < 0x80)).toBe('U+41-43, U+E9');
  });
});

describe('the stand-ins', () => {
  it('are asked for by name, after our own and before any font of the machine as it is', () => {
    const asked = [...brandFonts.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    const names = new Set(faces.map(({ family }) => family));
    expect([...asked].sort()).toEqual([...names].sort());
    for (const own of ['Besley', 'Libre Franklin']) {
      const list = asked.filter((name) => name.startsWith(own));
      expect(list.slice(0, 2)).toEqual([own, `${own} More`]);
      expect(brandFonts).toContain(list.map((name) => `"${name}"`).join(','));
    }
  });

  it('are a family each: a browser asks the machine for every font of a family', () => {
    for (const { family, text } of fallbacks) {
      const [style] = /font-style: \w+/.exec(text)!;
      const weights = fallbacks
        .filter((face) => face.family === family && face.text.includes(`${style};`))
        .map((face) => /font-weight: ([^;]+)/.exec(face.text)?.[1]);
      expect(weights).toEqual([...new Set(weights)]);
    }
  });

  it('take the measures of ours', () => {
    for (const { text } of fallbacks) {
      const value = (name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(text)?.[1]) / 100;
      const [ascent, descent] = text.includes("'Besley") ? [1.25, 0.425] : [0.966, 0.246];
      expect(value('ascent-override')).toBeCloseTo(ascent / value('size-adjust'), 2.9);
      expect(value('descent-override')).toBeCloseTo(descent / value('size-adjust'), 2.9);
      expect(value('line-gap-override')).toBe(0);
    }
  });

  it('decide no width: their zero, which ch counts in, is narrower than ours', () => {
    const sheets = ['site', 'widgets'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.css'))
        .map((name) => path.join(folder, name)),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.filter((name) => /\dch\b/.test(readFileSync(name, 'utf8')))).toEqual([]);
  });

  it('serve every weight that ours have', () => {
    const served = (family: string, style: string) =>
      fallbacks
        .filter(({ family: name, text }) => name === family && text.includes(`font-style: ${style};`))
        .map(({ text }) => /font-weight: (\d+) (\d+);/.exec(text)?.slice(1).join('-'));
    for (const family of ['Besley Georgia', 'Besley Noto', 'Besley DejaVu', 'Besley Times']) {
      expect(served(family, 'normal')).toEqual(['700-749', '750-874', '875-900']);
      expect(served(family, 'italic')).toEqual(['400-700']);
    }
    for (const family of ['Libre Franklin Arial', 'Libre Franklin Roboto', 'Libre Franklin DejaVu']) {
      expect(served(family, 'normal')).toEqual(['400-549', '550-700']);
    }
  });
});
