import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { n } from '../kit/shapes';
import { ROOT } from '../root';
import { measure, setLine, type TypeStyle } from '../type/set-type';
import { brand } from './logo';

interface WordMark {
  slug: string;
  /** The outlet's name, read out. */
  name: string;
  lines: readonly { text: string; style: TypeStyle }[];
}

const serif = (size: number, tracking = 0, stretch = 1): TypeStyle => ({
  face: 'besley',
  size,
  tracking,
  stretch,
});
const sans = (size: number, tracking = 0, stretch = 1): TypeStyle => ({
  face: 'franklin',
  size,
  tracking,
  stretch,
});

/** Outlets as plain type in our own faces: names, not copies of anyone's logo. */
export const wordMarks: readonly WordMark[] = [
  {
    slug: 'nbc-new-york',
    name: 'NBC New York',
    lines: [
      { text: 'NBC', style: sans(62, 0.06) },
      { text: 'NEW YORK', style: sans(25, 0.06) },
    ],
  },
  { slug: 'amnewyork', name: 'amNewYork', lines: [{ text: 'amNewYork', style: sans(60, -0.03) }] },
  {
    slug: 'the-guardian',
    name: 'The Guardian',
    lines: [
      { text: 'The', style: serif(40, -0.02) },
      { text: 'Guardian', style: serif(56, -0.03) },
    ],
  },
  { slug: 'people', name: 'PEOPLE', lines: [{ text: 'PEOPLE', style: sans(66, 0.01, 0.8) }] },
  {
    slug: 'fodors',
    name: 'Fodor’s Travel',
    lines: [
      { text: 'Fodor’s', style: serif(60, -0.02) },
      { text: 'TRAVEL', style: sans(22, 0.34) },
    ],
  },
  { slug: 'efe', name: 'EFE', lines: [{ text: 'EFE', style: serif(74, 0.05) }] },
  {
    slug: 'secret-nyc',
    name: 'Secret NYC',
    lines: [
      { text: 'SECRET', style: sans(34, 0.2) },
      { text: 'NYC', style: sans(54, 0.22) },
    ],
  },
  { slug: 'w42st', name: 'W42ST', lines: [{ text: 'W42ST', style: serif(62, 0.02, 0.86) }] },
  {
    slug: 'iheartradio',
    name: 'iHeartRadio',
    lines: [
      { text: 'iHeart', style: serif(48, -0.02) },
      { text: 'RADIO', style: sans(30, 0.3) },
    ],
  },
  {
    slug: 'bored-panda',
    name: 'Bored Panda',
    lines: [{ text: 'Bored Panda', style: serif(52, -0.01, 0.92) }],
  },
  { slug: 'agn', name: 'AGN', lines: [{ text: 'A·G·N', style: sans(62, 0.04) }] },
  {
    slug: 'vet-life',
    name: 'Vet Life with Dr. Cliff',
    lines: [
      { text: 'Vet Life', style: serif(54, -0.02) },
      { text: 'WITH DR. CLIFF', style: sans(20, 0.16) },
    ],
  },
  {
    slug: 'distillery-cats',
    name: 'Distillery Cats',
    lines: [
      { text: 'Distillery', style: serif(44, -0.01) },
      { text: 'CATS', style: sans(34, 0.42) },
    ],
  },
];

const PAD = 6;
const LEADING = 0.84;
const LINE_GAP = 5;

/** One word mark as SVG, in ink on nothing. */
export function wordMark({ name, lines }: WordMark): string {
  const widest = Math.max(...lines.map(({ text, style }) => measure(text, style)));
  let y = PAD;
  let body = '';
  for (const [index, { text, style }] of lines.entries()) {
    y += style.size * LEADING + (index > 0 ? LINE_GAP : 0);
    body += setLine(text, PAD + (widest - measure(text, style)) / 2, y, brand.ink, style);
  }
  const height = y + PAD + (lines.at(-1)?.style.size ?? 0) * 0.08;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(widest + PAD * 2)} ${n(height)}" width="${n(widest + PAD * 2)}" height="${n(height)}" role="img" aria-label="${name}"><title>${name}</title>${body}</svg>\n`;
}

/** Writes the word marks of the press strip into the content folder. */
export async function writeWordMarks(): Promise<void> {
  const folder = join(ROOT, 'site', 'content', 'pictures', 'press');
  await mkdir(folder, { recursive: true });
  for (const mark of wordMarks) await writeFile(join(folder, `${mark.slug}.svg`), wordMark(mark));
}
