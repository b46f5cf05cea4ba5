import { nextId } from './ids';
import { n, rect, times } from './shapes';

interface HalftoneOptions {
  /** Distance of the dots. */
  pitch?: number;
  /** Radius of the largest dots. */
  max?: number;
  /** Side on which the dots are largest. */
  dir?: 'down' | 'up';
}

const STEPS = 4;

/** A halftone ramp in four steps on one grid: the newspaper's way to a gradient. */
export function halftone(
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  options: HalftoneOptions = {},
): string {
  const { pitch = 18, max = 6, dir = 'down' } = options;
  const id = nextId();
  const quarter = pitch / 4;
  const band = Math.ceil(h / STEPS / (pitch / 2)) * (pitch / 2);
  const pattern = (step: number) => {
    const size = n(((max * ((dir === 'down' ? step : STEPS - 1 - step) + 1)) / STEPS) * 0.7);
    const dot = (at: number) => `<circle cx="${at}" cy="${at}" r="${size}" fill="${color}"/>`;
    return `<pattern id="${id}-${step}" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse">${dot(quarter)}${dot(quarter * 3)}</pattern>`;
  };
  const bands = times(STEPS, (step) =>
    rect(x, y + step * band, w, Math.max(0, Math.min(band, h - step * band)), `url(#${id}-${step})`),
  );
  return `<defs>${times(STEPS, pattern)}</defs>${bands}`;
}
