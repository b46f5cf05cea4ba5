import { at, g } from '../kit/shapes';
import type { Landmark } from './frames';

/** The inks: custom properties, which the page sets for day and night. */
export const inks = {
  land: 'var(--map-land)',
  paper: 'var(--map-paper)',
  sea: 'var(--map-sea)',
  wave: 'var(--map-wave)',
  ink: 'var(--map-ink)',
  lamp: 'var(--map-lamp)',
  word: 'var(--map-word)',
};

const fill = (d: string, color: string) => `<path d="${d}" fill="${color}"/>`;
const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`;

const { paper, sea, ink, lamp } = inks;
const arch = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y}v${-h}q0-${w} ${w / 2}-${w}q${w / 2} 0 ${w / 2} ${w}v${h}z`;

/** Small drawings in two or three inks; their origin is the middle of what they stand on. */
const drawings: Readonly<Record<Landmark, string>> = {
  bridgeTower:
    fill('M-19 24v-62h-3v-5h44v5h-3v62z', sea) +
    fill(arch(-13, 14, 10, 22) + arch(3, 14, 10, 22), lamp) +
    stroke('M-19-31h38M-19 24h38', ink, 2),
  hall:
    fill('M-30 0v-4h60v4zM-27-4v-20h54v20zM-29-24l29-13 29 13z', ink) +
    fill('M-20-5v-17h4v17zM-11-5v-17h4v17zM-2-5v-17h4v17zM7-5v-17h4v17zM16-5v-17h4v17z', paper) +
    fill('M-7-35v-9h14v9zM-8-44q8-13 16 0z', ink) +
    fill('M-3-37v-5h6v5z', lamp) +
    stroke('M0-50v-8', ink, 1.5),
  church:
    fill('M-8 0v-28l8-26 8 26v28zM8 0v-18h18v18z', ink) +
    fill(`${arch(-3, -6, 6, 6)}M13-4v-8h3v8zM19-4v-8h3v8z`, lamp),
  firehouse:
    fill('M-18 0v-32l18-18 18 18v32z', ink) +
    fill('M-24 0v-38l6-14 6 14v38z', ink) +
    fill(`${arch(-7, 0, 14, 9)}M-5-24h10v7h-10z`, lamp) +
    stroke('M-20-22h4M-20-30h4M12-30v6', paper, 2),
  tenement:
    fill('M-26 0v-50h24v50zM-1 0v-42h26v42z', ink) +
    fill('M-29-50h30v4h-30zM-3-42h31v3h-31z', sea) +
    fill(
      'M-22-42h5v7h-5zM-12-42h5v7h-5zM-12-28h5v7h-5zM-22-14h5v7h-5zM4-35h5v7h-5zM15-35h5v7h-5zM4-21h5v7h-5zM15-8h5v8h-5z',
      lamp,
    ) +
    stroke('M-24-31h19M-24-17h19M-7-31l-12 14M3-24h19M3-11h19M20-24L8-11', paper, 1.5) +
    fill('M8-44v-9h10v9zM6-53l7-6 7 6z', ink),
  pushcart:
    fill('M-18-10h34v8h-34z', ink) +
    fill('M-15 2a6 6 0 1 1 12 0a6 6 0 1 1-12 0M3 2a6 6 0 1 1 12 0a6 6 0 1 1-12 0', ink) +
    fill('M-11 2a2 2 0 1 1 4 0a2 2 0 1 1-4 0M7 2a2 2 0 1 1 4 0a2 2 0 1 1-4 0', paper) +
    stroke('M-1-10v-20', ink, 2) +
    fill('M-21-26q20-22 40 0z', sea) +
    fill('M-8-26q7-22 14 0z', paper),
  tug:
    fill('M-24-6h46l-5 10h-36z', ink) +
    fill('M-8-6v-9h18v9zM-4-15v-8h6v8z', paper) +
    fill('M-4-18h6v3h-6z', lamp) +
    stroke('M-1-25q6-6 0-11t6-10', paper, 3),
  ferry:
    fill('M-34-4h62l-6 10h-50z', ink) +
    fill('M-24-4v-9h42v9z', paper) +
    fill('M-20-11h4v4h-4zM-12-11h4v4h-4zM-4-11h4v4h-4zM4-11h4v4h-4zM12-11h4v4h-4z', sea) +
    fill('M-18-13v-6h28v6zM-6-19v-12h8v12z', ink) +
    stroke('M-2-34q7-5 1-10t7-9', paper, 3),
};

/** Draws a landmark that stands on a point of the sheet. */
export const landmark = (name: Landmark, x: number, y: number, scale = 1): string =>
  g(drawings[name], at(x, y, scale));
