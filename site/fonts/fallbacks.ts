import { measure } from './measure';
import type { Measured } from './measure';
import { sources } from './sources';
import type { Source } from './sources';

/** An `@font-face` that gives a font of the visitor's machine the measures of ours. */
export interface FallbackFace {
  family: string;
  style: Source['style'];
  weights: [number, number];
  /** Names under which the font may be installed; all have the same measures. */
  local: string[];
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** A font of the visitor's machine, and a package with a font of the same measures. */
interface StandIn {
  /** Ends the name of its family. */
  name: string;
  local: string[];
  file: string;
}

const fontsource = (name: string, weight: number, style: Source['style']) =>
  `@fontsource/${name}/files/${name}-latin-${weight}-${style}.woff2`;
const dejavu = (name: string) => `dejavu-fonts-ttf/ttf/${name}.ttf`;

/*
 * In the order in which `tokens.ts` names their families: the likest to ours first. Times comes last: it has to be made so
 * large that the lines of a headline touch. Each is a family of its own, as a browser asks the machine for every font of
 * a family, and each question delays the first paint. Most browsers know a font by its full or PostScript name; WebKit on
 * Linux and fonts in one variable file are found by family.
 */
const serifBold: StandIn[] = [
  { name: 'Georgia', local: ['Georgia Bold', 'Georgia-Bold'], file: fontsource('gelasio', 700, 'normal') },
  {
    name: 'Noto',
    local: ['Noto Serif Bold', 'NotoSerif-Bold', 'Noto Serif'],
    file: fontsource('noto-serif', 700, 'normal'),
  },
  { name: 'DejaVu', local: ['DejaVu Serif Bold', 'DejaVu Serif'], file: dejavu('DejaVuSerif-Bold') },
  {
    name: 'Times',
    local: ['Times New Roman Bold', 'Liberation Serif Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif'],
    file: fontsource('tinos', 700, 'normal'),
  },
];
const serifItalic: StandIn[] = [
  {
    name: 'Georgia',
    local: ['Georgia Italic', 'Georgia-Italic'],
    file: fontsource('gelasio', 400, 'italic'),
  },
  {
    name: 'Noto',
    local: ['Noto Serif Italic', 'NotoSerif-Italic', 'Noto Serif'],
    file: fontsource('noto-serif', 400, 'italic'),
  },
  { name: 'DejaVu', local: ['DejaVu Serif Italic', 'DejaVu Serif'], file: dejavu('DejaVuSerif-Italic') },
  {
    name: 'Times',
    local: [
      'Times New Roman Italic',
      'Liberation Serif Italic',
      'TimesNewRomanPS-ItalicMT',
      'Liberation Serif',
    ],
    file: fontsource('tinos', 400, 'italic'),
  },
];
const sans: StandIn[] = [
  {
    name: 'Arial',
    local: ['Arial', 'Liberation Sans', 'ArialMT', 'Arimo'],
    file: fontsource('arimo', 400, 'normal'),
  },
  { name: 'Roboto', local: ['Roboto', 'Roboto-Regular'], file: fontsource('roboto', 400, 'normal') },
  { name: 'DejaVu', local: ['DejaVu Sans'], file: dejavu('DejaVuSans') },
];
const sansBold: StandIn[] = [
  {
    name: 'Arial',
    local: ['Arial Bold', 'Liberation Sans Bold', 'Arial-BoldMT', 'Liberation Sans', 'Arimo Bold', 'Arimo'],
    file: fontsource('arimo', 700, 'normal'),
  },
  {
    name: 'Roboto',
    local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    file: fontsource('roboto', 700, 'normal'),
  },
  { name: 'DejaVu', local: ['DejaVu Sans Bold', 'DejaVu Sans'], file: dejavu('DejaVuSans-Bold') },
];

/** English as the site writes it: widths are compared over it. */
const HEADLINES =
  'Meet the cats who run New York. A walking tour of Brooklyn Heights. Frequently asked questions. ' +
  'The shop cat of Orchard Street. Book your tour today. What our guests say. Gift cards and private tours';
const TEXT =
  'For about two hours we walk a mile and a half through old streets, and stop where a cat once made the ' +
  'news, kept a shop or moved in with a governor. Bring water, good shoes and your questions: tours run on ' +
  'Saturdays and Sundays at 10:00 AM, $40 per person. No, the cats are not on a lead.';

interface Plan {
  source: Source | undefined;
  standIns: StandIn[];
  sample: string;
  /** Weights served by one face, and the weight it is measured at: Besley is 8 % wider at 900 than at 700. */
  steps: { weights: [number, number]; at: number }[];
}

const plans: Plan[] = [
  {
    source: sources.find(({ name }) => name === 'besley'),
    standIns: serifBold,
    sample: HEADLINES,
    steps: [
      { weights: [700, 749], at: 700 },
      { weights: [750, 874], at: 825 },
      { weights: [875, 900], at: 900 },
    ],
  },
  {
    source: sources.find(({ name }) => name === 'besley-italic'),
    standIns: serifItalic,
    sample: TEXT,
    steps: [{ weights: [400, 700], at: 450 }],
  },
  {
    source: sources.find(({ name }) => name === 'libre-franklin'),
    standIns: sans,
    sample: TEXT,
    steps: [{ weights: [400, 549], at: 400 }],
  },
  {
    source: sources.find(({ name }) => name === 'libre-franklin'),
    standIns: sansBold,
    sample: TEXT,
    steps: [{ weights: [550, 700], at: 700 }],
  },
];

/** Measures our fonts against those that stand in for them until they have arrived. */
export async function fallbackFaces(): Promise<FallbackFace[]> {
  const faces: FallbackFace[] = [];
  for (const { source, standIns, sample, steps } of plans) {
    if (!source) throw new Error('A fallback is planned for a font that is not among the sources.');
    const own = await measure(source.latin);
    for (const { name, local, file } of standIns) {
      const other = await measure(file);
      const family = `${source.family} ${name}`;
      for (const step of steps) faces.push({ family, local, ...adjusted(source, own, other, sample, step) });
    }
  }
  return faces;
}

/** The size that makes the sample equally wide, and our line box relative to that size. */
function adjusted(
  source: Source,
  own: Measured,
  other: Measured,
  sample: string,
  { weights, at }: Plan['steps'][number],
): Omit<FallbackFace, 'family' | 'local'> {
  const sizeAdjust = own.width(sample, at) / other.width(sample);
  return {
    style: source.style,
    weights,
    sizeAdjust,
    ascent: own.ascent / sizeAdjust,
    descent: own.descent / sizeAdjust,
    lineGap: own.lineGap / sizeAdjust,
  };
}
