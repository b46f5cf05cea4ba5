import { displayCore, textCore } from './characters';

/** A style of a family, as the site uses it. */
export interface Source {
  family: 'Besley' | 'Libre Franklin';
  /** Begin of the file names. */
  name: string;
  style: 'normal' | 'italic';
  /** Lightest and boldest weight kept. */
  weights: [number, number];
  /** The one weight that the files are cut at, where one serves them all: half the bytes. */
  cutAt?: number;
  /** npm package and its files: Latin, and the European letters beyond it. */
  latin: string;
  extended: string;
  core: string;
  /** OpenType features kept. */
  features: string[];
  /** True where every page asks for the core file at once. */
  preload: boolean;
}

const besley = '@fontsource-variable/besley';
const franklin = '@fontsource-variable/libre-franklin';

export const sources: Source[] = [
  {
    family: 'Besley',
    name: 'besley',
    style: 'normal',
    weights: [700, 900],
    latin: `${besley}/files/besley-latin-wght-normal.woff2`,
    extended: `${besley}/files/besley-latin-ext-wght-normal.woff2`,
    core: displayCore,
    features: ['kern', 'liga', 'calt', 'tnum', 'mark'],
    preload: true,
  },
  {
    family: 'Libre Franklin',
    name: 'libre-franklin',
    style: 'normal',
    weights: [400, 700],
    latin: `${franklin}/files/libre-franklin-latin-wght-normal.woff2`,
    extended: `${franklin}/files/libre-franklin-latin-ext-wght-normal.woff2`,
    core: textCore,
    features: ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk'],
    preload: true,
  },
  {
    family: 'Besley',
    name: 'besley-italic',
    style: 'italic',
    weights: [400, 700],
    cutAt: 450,
    latin: `${besley}/files/besley-latin-wght-italic.woff2`,
    extended: `${besley}/files/besley-latin-ext-wght-italic.woff2`,
    core: textCore,
    features: ['kern', 'liga', 'calt', 'tnum', 'mark'],
    preload: false,
  },
];

/** Licence texts that go with the files. */
export const licences: { from: string; to: string }[] = [
  { from: `${besley}/LICENSE`, to: 'besley-OFL.txt' },
  { from: `${franklin}/LICENSE`, to: 'libre-franklin-OFL.txt' },
];
