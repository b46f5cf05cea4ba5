import { renderSVG } from 'uqr';
import { escapeHtml, namesOf, type Widget } from '../../../loader/snippet';
import type { PageFacts } from './state';

/** Fonts of the poster; the second has the rarer letters. */
const FONT = "Besley, 'Besley More', Georgia, serif";
/** Width of a line, in points. */
const WIDTH = 532;

/** Returns a data URL, so that the saved poster needs no other file. */
async function dataUrl(address: string): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(await (await fetch(address)).blob());
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return String(reader.result);
}

/** Returns the rules of the upright display fonts with the fonts inside: a picture has no access to the page's fonts. */
async function loadFontRules(): Promise<string> {
  const css = await (await fetch('/v1/fonts.css')).text();
  const rules = css.match(/@font-face[^}]*Besley[^}]*normal[^}]*url\([^}]*\}/g) ?? [];
  const embedded = rules.map(async (rule) => {
    const [, address = ''] = /url\(['"]?([^'")]+)/.exec(rule)!;
    return rule.replace(address, await dataUrl(address));
  });
  return (await Promise.all(embedded)).join('');
}

/** Returns the size at which a text fits on one line. */
function fit(text: string, size: number, weight: number): number {
  const context = document.createElement('canvas').getContext('2d')!;
  context.font = `${weight} ${size}px ${FONT}`;
  return Math.min(size, (size * WIDTH) / context.measureText(text).width);
}

const addressOf = ({ site, ...names }: Widget) => `${site}/tours?${new URLSearchParams(namesOf(names))}`;

/** Returns the QR code of the partner's link as SVG, with error correction for a quarter of it. */
export const qrSvg = (widget: Widget): string => renderSVG(addressOf(widget), { ecc: 'Q', border: 4 });

/** Returns a poster in US letter size, as SVG, with a QR code that credits the partner, and the partner's name if given. */
export async function posterSvg(
  widget: Widget,
  { picture, facts }: PageFacts['poster'],
  name: string,
): Promise<string> {
  const code = qrSvg(widget).replace('<svg', '<svg x="186" y="478" width="240" height="240"');
  const line = (y: number, size: number, text: string, weight = 400) =>
    `<text x="306" y="${y}" font-size="${fit(text, size, weight)}" font-weight="${weight}">${escapeHtml(text)}</text>`;
  const sign =
    name.trim() &&
    `<path d="M0 270h612v70H0z"/><g fill="#fbe9e1">${line(294, 15, 'A tip from')}${line(325, 28, name, 900)}</g>`;
  const short = addressOf(widget).replace(/^https?:\/\//, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792" font-family="${FONT}" text-anchor="middle" fill="#16193a"><style>${await loadFontRules()}</style><path fill="#fbe9e1" d="M0 0h612v792H0z"/><image href="${await dataUrl(picture)}" width="612" height="340" preserveAspectRatio="xMidYMid slice"/>${sign}${line(398, 46, 'Cat history walks', 900)}${line(432, 22, facts)}${line(462, 18, 'Scan to see dates and book')}${code}${line(752, 16, short)}</svg>`;
}
