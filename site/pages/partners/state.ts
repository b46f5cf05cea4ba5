import { faces } from '#content/tag-faces';
import { PARTNER_PLACEHOLDER, type Widget } from '../../../loader/snippet';
import { calendarUrl } from '../../../widgets/kit/services/booking/index';
import { isName } from './names';
import type { Place } from './place';

/** Persons who take the lines: each finds the forms that are of use. */
export const people = ['pastes', 'writes', 'builds'] as const;
export type Who = (typeof people)[number];

/** Everything that is chosen. The whole of it is in the address, so that it can be handed on. */
export interface State {
  who: Who;
  /** As typed; `isName` tells whether it is one. */
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

export const START: State = {
  who: 'pastes',
  partner: '',
  network: '',
  campaign: '',
  tag: 'cat-tour-list',
  options: {},
  style: {},
  as: '',
};

/** Custom properties that can be chosen. */
export const properties = [
  '--cat-accent',
  '--cat-accent-text',
  '--cat-text',
  '--cat-surface',
  '--cat-radius',
  '--cat-font',
] as const;

export const faceOf = (tag: string) => faces.find((face) => face.tag === tag)!;

/** Leaves the options that a tag knows, without those that say what holds anyway. */
function optionsOf({ tag, options }: Pick<State, 'tag' | 'options'>): Record<string, string> {
  const known = faceOf(tag).options.flatMap(({ name, fallback = '' }) => {
    const value = options[name] ?? '';
    return value === '' || value === fallback || value === 'false' ? [] : [[name, value]];
  });
  return Object.fromEntries(known);
}

/** Returns what stands behind the # of the address; empty where nothing is chosen. */
export function toHash(state: State): string {
  const query = new URLSearchParams();
  for (const name of ['who', 'partner', 'network', 'campaign', 'tag', 'as'] as const)
    if (state[name] !== START[name]) query.set(name, state[name]);
  for (const [name, value] of Object.entries({ ...optionsOf(state), ...state.style })) query.set(name, value);
  return query.toString();
}

/** Reads it back; what makes no sense is left out. */
export function fromHash(hash: string): State {
  const query = new URLSearchParams(hash.replace('#', ''));
  const said = (name: keyof State) => query.get(name) ?? (START[name] as string);
  const tag = faces.some((face) => face.tag === query.get('tag')) ? query.get('tag')! : START.tag;
  const chosen = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : [])));
  return {
    who: people.find((one) => one === query.get('who')) ?? START.who,
    partner: said('partner'),
    network: said('network'),
    campaign: said('campaign'),
    as: said('as'),
    tag,
    options: optionsOf({ tag, options: chosen(faceOf(tag).options.map(({ name }) => name)) }),
    style: chosen(properties),
  };
}

/** Returns the names that may stand in an address: none of them counts without the first. */
export function creditOf({ partner, network, campaign }: State) {
  const name = (text: string) => (isName(text) ? text : '');
  return { partner: name(partner), network: name(network), campaign: name(campaign) };
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
    style: Object.entries(state.style)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
    doors: items.map(({ name, item }) => ({ name, href: calendarUrl({ item, ...names }) })),
  };
}
