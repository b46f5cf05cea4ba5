import { faces } from '#content/tag-faces';
import { PARTNER_PLACEHOLDER, type Widget } from '../../../loader/snippet';
import { isValue } from '../../../widgets/kit/check/tag-face';
import { calendarUrl } from '../../../widgets/kit/services/booking/index';
import { nameIn } from './names';
import type { Place } from './place';

/** Persons who take the lines: each finds the forms that are of use. */
export const people = ['pastes', 'writes', 'builds'] as const;
export type Who = (typeof people)[number];

/** Everything that is chosen. The whole of it is in the address, so that it can be handed on. */
export interface State {
  who: Who;
  /** As typed; `nameIn` finds the name in it. */
  partner: string;
  network: string;
  campaign: string;
  tag: string;
  /** Attributes of the tag, `true` for one that is set and has no value. */
  options: Readonly<Record<string, string>>;
  /** Custom properties, such as `--cat-accent`. */
  style: Readonly<Record<string, string>>;
  /** Name of the form of the lines; the first one for the person where it is not theirs. */
  as: string;
}

const TAG = 'cat-tour-list';
export const faceOf = (tag: string) => faces.find((face) => face.tag === tag)!;

export const START: State = {
  who: 'pastes',
  partner: '',
  network: '',
  campaign: '',
  tag: TAG,
  options: Object.fromEntries(
    faceOf(TAG).options.flatMap(({ name, start }) => (start ? [[name, start]] : [])),
  ),
  style: {},
  as: '',
};

const COLOR = /^#[\da-f]{6}$/i;
/** Custom properties that can be chosen, and what their values look like. An address can be written by anybody. */
const PROPERTIES: Readonly<Record<string, RegExp>> = {
  '--cat-accent': COLOR,
  '--cat-accent-text': COLOR,
  '--cat-text': COLOR,
  '--cat-surface': COLOR,
  '--cat-radius': /^([1-3]?\d|40)px$/,
  // Families, with or without quotation marks. What could end the declaration, or a text around it, is in none.
  '--cat-font': /^(?=.*\p{L})(?:[\p{L}\p{M}\d ,._-]|"[\p{L}\p{M}\d ._&()-]*"|'[\p{L}\p{M}\d ._&()-]*')+$/u,
};

/** Tells whether a custom property can have a value. */
export const isStyle = (name: string, value: string): boolean => PROPERTIES[name]?.test(value) ?? false;

/** Leaves the options that a tag knows with values that they can have, without those that say what holds anyway. */
function optionsOf({ tag, options }: Pick<State, 'tag' | 'options'>): Record<string, string> {
  const known = faceOf(tag).options.flatMap((option) => {
    const { name, fallback = '' } = option;
    const value = options[name] ?? '';
    return value === '' || value === fallback || !isValue(option, value) ? [] : [[name, value]];
  });
  return Object.fromEntries(known);
}

/** Leaves the custom properties with values that they can have. */
const styleOf = (style: State['style']): [name: string, value: string][] =>
  Object.entries(style).filter(([name, value]) => isStyle(name, value));

/** Returns what stands behind the # of the address; empty where nothing is chosen. */
export function toHash(state: State): string {
  const said = queryOf(state);
  // An address that says nothing is that of the start, so what takes something away from it names the tag.
  return said === queryOf(START) ? '' : said || `tag=${state.tag}`;
}

/** Writes all that is chosen: what is not said there is not on the tag, whatever the start may be by then. */
function queryOf(state: State): string {
  const query = new URLSearchParams();
  for (const name of ['who', 'partner', 'network', 'campaign', 'tag', 'as'] as const)
    if (state[name] !== START[name]) query.set(name, state[name]);
  for (const [name, value] of [...Object.entries(optionsOf(state)), ...styleOf(state.style)])
    query.set(name, value);
  return query.toString();
}

/** Tells whether an address says what is chosen, or points at a part of the page. */
export const isChoice = (hash: string): boolean => hash.includes('=');

/** Reads it back; what makes no sense is left out. */
export function fromHash(hash: string): State {
  if (!isChoice(hash)) return START;
  const query = new URLSearchParams(hash.replace('#', ''));
  const said = (name: keyof State) => query.get(name) ?? (START[name] as string);
  const tag =
    faces.find((face) => [face.tag, face.tag.slice(4)].includes(query.get('tag')!))?.tag ?? START.tag;
  const chosen = (names: readonly string[]) =>
    Object.fromEntries(
      // A field holds one line, and so does one of the forms.
      names.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.replaceAll(/\s+/g, ' ')]] : [])),
    );
  return {
    who: people.find((one) => one === query.get('who')) ?? START.who,
    partner: said('partner'),
    network: said('network'),
    campaign: said('campaign'),
    as: said('as'),
    tag,
    options: {
      // An address of another tag says nothing about this one.
      ...(tag !== START.tag && START.options),
      ...optionsOf({ tag, options: chosen(faceOf(tag).options.map(({ name }) => name)) }),
    },
    style: Object.fromEntries(styleOf(chosen(Object.keys(PROPERTIES)))),
  };
}

/** Returns the names that may stand in an address: none of them counts without the first. */
export function creditOf({ partner, network, campaign }: State) {
  return { partner: nameIn(partner), network: nameIn(network), campaign: nameIn(campaign) };
}

/** Returns the tag as it is chosen, with the placeholder where there is no name yet. */
export function toWidget(state: State, { site, items }: Place): Widget {
  const credit = creditOf(state);
  const names = credit.partner ? credit : { partner: PARTNER_PLACEHOLDER };
  const flags = new Set(faceOf(state.tag).options.flatMap(({ name, kind }) => (kind === 'flag' ? name : [])));
  const options = Object.entries(optionsOf(state)).map(([name, value]): [string, string | true] => [
    name,
    flags.has(name) ? true : value,
  ]);
  return {
    tag: state.tag,
    site,
    ...names,
    options: Object.fromEntries(options),
    style: styleOf(state.style)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
    doors: items.map(({ name, item }) => ({ name, href: calendarUrl({ item, ...names }) })),
  };
}
