import type { CSSProperties } from 'react';

/** The inks of a print, which are its own whatever the look around it: those of the day and those of the night. */
const inks = {
  '--map-land': 'light-dark(#f6cdbf, #262c5e)',
  '--map-tone': 'light-dark(#efb9a8, #313973)',
  '--map-paper': 'light-dark(#fff8f3, #4a5599)',
  '--map-sea': 'light-dark(#2c4ea6, #141d5c)',
  '--map-wave': 'light-dark(#9db0e6, #6c86dc)',
  '--map-ink': 'light-dark(#16193a, #070918)',
  '--map-word': 'light-dark(#16193a, #fbe9e1)',
  '--map-way': 'light-dark(#c2311d, #ff9480)',
  '--map-plate': 'light-dark(#20397f, #1d3fa0)',
  '--map-lamp': '#f7be3b',
};

/** The inks as a style of the sheet, which is as bare as the land. */
export const printed: CSSProperties = { ...inks, background: 'var(--map-land)' };

/** The style of the cat, which walks along path data. */
export const walking = (way: string): CSSProperties => ({ offsetPath: `path("${way}")` });

/**
 * Gives a sheet that came as HTML the same again: a strict policy refuses the style attributes of markup, but not what
 * script sets.
 */
export function print(sheet: SVGSVGElement): void {
  for (const [ink, color] of Object.entries(inks)) sheet.style.setProperty(ink, color);
  sheet.style.background = 'var(--map-land)';
  const way = sheet.querySelector('[data-way]')!.getAttribute('d')!;
  sheet.querySelector<SVGElement>('.route-cat')!.style.offsetPath = walking(way).offsetPath as string;
}
