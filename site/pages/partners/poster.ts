import { renderSVG } from 'uqr';
import { escapeHtml, namesOf, type Widget } from '../../../loader/snippet';
import type { PageFacts } from './state';

/** Returns a data URL, so that the saved poster needs no other file. */
async function dataUrl(address: string): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(await (await fetch(address)).blob());
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return String(reader.result);
}

/** Returns a poster in US letter size, as SVG, with a QR code that credits the partner. */
export async function posterSvg(
  { site, ...names }: Widget,
  { picture, facts }: PageFacts['poster'],
): Promise<string> {
  const address = `${site}/tours?${new URLSearchParams(namesOf(names))}`;
  // Error correction for a quarter of the code.
  const code = renderSVG(address, { ecc: 'Q', border: 4 }).replace(
    '<svg',
    '<svg x="186" y="478" width="240" height="240"',
  );
  const line = (y: number, size: number, text: string) =>
    `<text x="306" y="${y}" font-size="${size}">${escapeHtml(text)}</text>`;
  const short = address.replace(/^https?:\/\//, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 612 792" font-family="Besley, Georgia, serif" text-anchor="middle" fill="#16193a"><path fill="#fbe9e1" d="M0 0h612v792H0z"/><image href="${await dataUrl(picture)}" width="612" height="340" preserveAspectRatio="xMidYMid slice"/><g font-weight="900">${line(398, 46, 'Cat history walks')}</g>${line(432, 22, facts)}${line(462, 18, 'Scan to see dates and book')}${code}${line(752, short.length > 50 ? 12 : 16, short)}</svg>`;
}
