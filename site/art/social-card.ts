import sharp, { type Sharp } from 'sharp';
import { path, rect } from './kit/shapes';
import { brand, logoHead } from './marks/logo';
import { breakLines, measure, setLine, type TypeStyle } from './type/set-type';

export interface SocialCard {
  title: string;
  /** Kind of page, on the enamel sign: a category, a neighborhood. */
  kicker: string;
  /** File name or bytes of the picture on the right. */
  picture: string | Buffer;
  /** Place of the subject of a wide picture, as a share of its width; the middle if absent. */
  focus?: number | undefined;
}

/** Pixels; what social networks ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };
const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
const PICTURE = { left: 620, width: WIDTH - 620 };
const TEXT = { left: 56, width: PICTURE.left - 56 - 44 };
const LARGEST = 82;
const SMALLEST = 34;
const MOST_LINES = 5;
const LEADING = 1.04;

/** A title beyond all measure ends in an ellipsis. */
const shortened = (lines: string[]): string[] =>
  lines.length > MOST_LINES + 1
    ? [...lines.slice(0, MOST_LINES), `${lines[MOST_LINES]?.replace(/\s+\S+$/, '')} …`]
    : lines;

/** The largest size at which the title fits its column, and its lines. */
function fitTitle(title: string): { lines: string[]; style: TypeStyle } {
  for (let size = LARGEST; ; size -= 4) {
    const style: TypeStyle = { face: 'besley', size, tracking: -0.018 };
    const lines = breakLines(title, TEXT.width, style);
    const wide = lines.some((line) => measure(line, style) > TEXT.width);
    const most = size > 56 ? MOST_LINES - 1 : MOST_LINES;
    if ((!wide && lines.length <= most) || size <= SMALLEST) return { lines: shortened(lines), style };
  }
}

function sign(kicker: string): string {
  const style: TypeStyle = { face: 'franklin', size: 25, tracking: 0.07 };
  const text = kicker.toUpperCase();
  const width = measure(text, style) + 48;
  return (
    rect(TEXT.left, 56, width, 54, brand.plate, 'rx="7"') +
    rect(TEXT.left + 4.5, 60.5, width - 9, 45, 'none', `rx="4" stroke="${brand.white}" stroke-width="2.5"`) +
    setLine(text, TEXT.left + 24, 92, brand.white, style)
  );
}

const signature = (): string =>
  rect(0, 526, PICTURE.left, 6, brand.ink) +
  rect(0, 536, PICTURE.left, 2, brand.ink) +
  rect(TEXT.left, 556, 54, 54, brand.plate, 'rx="8"') +
  `<g transform="translate(${TEXT.left + 27} 587) scale(.2)">${logoHead(brand.white, brand.plate)}</g>` +
  setLine('Cats About Town Tours', TEXT.left + 72, 593, brand.ink, {
    face: 'besley',
    size: 30,
    tracking: -0.01,
  });

/** The type of a card as SVG: everything but the picture. */
export function socialCardText({ title, kicker }: Pick<SocialCard, 'title' | 'kicker'>): string {
  const { lines, style } = fitTitle(title);
  const step = style.size * LEADING;
  const top = 138 + (526 - 138 - lines.length * step) / 2;
  const set = lines.map((line, index) =>
    setLine(line, TEXT.left, top + step * index + style.size * 0.82, brand.ink, style),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${rect(0, 0, PICTURE.left, HEIGHT, brand.paper)}${path(`M${PICTURE.left} 0V${HEIGHT}`, 'none', `stroke="${brand.ink}" stroke-width="3"`)}${kicker ? sign(kicker) : ''}${set.join('')}${signature()}</svg>`;
}

/**
 * The picture that shows when a page is shared: 1200 by 630, title on the left, picture on the right.
 * @returns a sharp instance; choose the format, `.jpeg({ quality: 82, mozjpeg: true })` gives about 80 kB
 * @throws where the picture cannot be read
 */
export async function renderSocialCard(card: SocialCard): Promise<Sharp> {
  const scaled = await sharp(card.picture)
    .resize(PICTURE.width, HEIGHT, { fit: 'outside' })
    .flatten({ background: brand.blush })
    .toBuffer({ resolveWithObject: true });
  const spare = scaled.info.width - PICTURE.width;
  const left = Math.round(
    Math.min(spare, Math.max(0, (card.focus ?? 0.5) * scaled.info.width - PICTURE.width / 2)),
  );
  const top = Math.round((scaled.info.height - HEIGHT) / 2);
  const cut = await sharp(scaled.data)
    .extract({ left, top, width: PICTURE.width, height: HEIGHT })
    .toBuffer();
  const ground = { width: WIDTH, height: HEIGHT, channels: 3, background: brand.paper } as const;
  return sharp({ create: ground }).composite([
    { input: cut, left: PICTURE.left, top: 0 },
    { input: Buffer.from(socialCardText(card)), left: 0, top: 0 },
  ]);
}
