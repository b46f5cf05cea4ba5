import { seeded } from './random';
import { n, rect } from './shapes';

export interface PrintOptions {
  /** Colour of the paper: the first ink, and what shows where the ink did not take. */
  paper: string;
  seed: string;
  title: string;
  /** Distance by which the hand strays from a straight line. */
  wobble?: number;
  /** Flecks where the ink did not take, 0 to leave them out: they cost a third of a picture's bytes. */
  flecks?: number;
}

const channel = (hex: string, index: number) =>
  n(parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255);
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function fleckLayer(w: number, h: number, paper: string, noise: number, opacity: number): string {
  const tint = [0, 1, 2].map((index) => `0 0 0 0 ${channel(paper, index)}`).join(' ');
  const filter = `<filter id="dry" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".16" numOctaves="3" seed="${noise}"/><feColorMatrix values="${tint} 0 0 0 -26 6"/></filter>`;
  return `<defs>${filter}</defs><rect width="${n(w)}" height="${n(h)}" filter="url(#dry)" opacity="${opacity}"/>`;
}

/** Pulls the finished print: hand-cut wobble on every edge, flecks where the ink did not take. */
export function print(w: number, h: number, body: string, options: PrintOptions): string {
  const { paper, seed, wobble = 5, flecks = 0.5 } = options;
  const title = escaped(options.title);
  const noise = Math.floor(seeded(seed)() * 90) + 1;
  const cut = wobble
    ? `<defs><filter id="cut" color-interpolation-filters="sRGB" x="0" y="0" width="100%" height="100%" filterUnits="userSpaceOnUse" primitiveUnits="userSpaceOnUse"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="${noise}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="${wobble}" xChannelSelector="R" yChannelSelector="G"/></filter></defs>`
    : '';
  const inked = `<g${wobble ? ' filter="url(#cut)"' : ''}>${rect(-20, -20, w + 40, h + 40, paper)}${body}</g>`;
  const texture = flecks ? fleckLayer(w, h, paper, noise + 3, flecks) : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(w)} ${n(h)}" width="${n(w)}" height="${n(h)}" role="img" aria-label="${title}"><title>${title}</title>${cut}${rect(0, 0, w, h, paper)}${inked}${texture}</svg>`;
}
