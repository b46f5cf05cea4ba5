import { elements } from '#content/element-options';
import { PARTNER_PLACEHOLDER, type Widget } from '../../../loader/snippet';
import { isValue } from '../../../widgets/kit/on-demand/element-options';
import { calendarUrl } from '../../../widgets/kit/services/booking/index';
import { nameIn } from './names';

/** The builder's data from the page. */
export interface PageFacts {
  site: string;
  /** Every tour; `item` is its number at the booking provider, 0 for one by arrangement. */
  tours: readonly { slug: string; name: string; item: number }[];
  /** Mail link that asks for a short name. */
  mail: string;
  poster: { picture: string; facts: string };
}

export const factsAttributes = (facts: PageFacts) => ({ 'data-builder': JSON.stringify(facts) });
export const readFacts = (element: HTMLElement) => JSON.parse(element.dataset['builder']!) as PageFacts;

/** Every choice. The URL's fragment contains all of it, so that partners can share it. */
export interface State {
  /** As typed; `nameIn` finds the name in it. */
  partner: string;
  network: string;
  campaign: string;
  /** The partner's name on the poster. */
  posterName: string;
  tag: string;
  /** Attributes of the element; `'true'` for a flag. */
  options: Readonly<Record<string, string>>;
  /** Custom properties, such as `--cat-accent`. */
  style: Readonly<Record<string, string>>;
  /** Name of a snippet form. An unknown name selects the first form. */
  form: string;
}

/** A longer name would be too small on the poster. */
export const MAX_NAME_LENGTH = 60;

const TAG = 'cat-tour-list';
export const elementOf = (tag: string) => elements.find((element) => element.tag === tag)!;

export const INITIAL: State = {
  partner: '',
  network: '',
  campaign: '',
  posterName: '',
  tag: TAG,
  options: Object.fromEntries(
    elementOf(TAG).options.flatMap(({ name, start }) => (start ? [[name, start]] : [])),
  ),
  style: {},
  form: '',
};

const COLOR = /^#[\da-f]{6}$/i;
/** Allowed values by custom property, because anybody can write a fragment. */
const PROPERTIES: Readonly<Record<string, RegExp>> = {
  '--cat-accent': COLOR,
  '--cat-accent-text': COLOR,
  '--cat-text': COLOR,
  '--cat-surface': COLOR,
  '--cat-pad': /^0px$/,
  '--cat-radius': /^([1-3]?\d|40)px$/,
  // Font families, with or without quotation marks; no character that could end the declaration or an attribute.
  '--cat-font': /^(?=.*\p{L})(?:[\p{L}\p{M}\d ,._-]|"[\p{L}\p{M}\d ._&()-]*"|'[\p{L}\p{M}\d ._&()-]*')+$/u,
};

export const isStyle = (name: string, value: string): boolean => PROPERTIES[name]?.test(value) ?? false;

type Choices = Pick<State, 'tag' | 'options'>;

/** True if a button can open the content of an element. */
export const hasDisplay = (tag: string): boolean =>
  elementOf(tag).options.some(({ name }) => name === 'display');

/** True if a button opens the content. */
export const isPopUp = ({ tag, options: { display = '' } }: Choices): boolean =>
  hasDisplay(tag) && ['dialog', 'floating'].includes(display);

/** Returns the valid options of the element, without those that repeat its default. */
function optionsOf({ tag, options }: Choices): Record<string, string> {
  const known = elementOf(tag).options.flatMap((option) => {
    const { name, fallback = '' } = option;
    const value = options[name] ?? '';
    return value === '' || value === fallback || !isValue(option, value) ? [] : [[name, value]];
  });
  return Object.fromEntries(known);
}

const styleOf = (style: State['style']): [name: string, value: string][] =>
  Object.entries(style).filter(([name, value]) => isStyle(name, value));

/** Returns the fragment of a state, without `#`; empty for the initial state. */
export function toHash(state: State): string {
  const query = queryOf(state);
  // An empty fragment means the initial state, so a state with fewer options names its element.
  return query === queryOf(INITIAL) ? '' : query || `tag=${state.tag}`;
}

function queryOf(state: State): string {
  const query = new URLSearchParams();
  for (const name of ['partner', 'network', 'campaign', 'posterName', 'tag'] as const)
    if (state[name] !== INITIAL[name]) query.set(name, state[name]);
  if (state.form) query.set('as', state.form);
  for (const [name, value] of [...Object.entries(optionsOf(state)), ...styleOf(state.style)])
    query.set(name, value);
  return query.toString();
}

/** True for a fragment with choices, false for the id of a section. */
export const isChoice = (hash: string): boolean => hash.includes('=');

/** Returns the state of a fragment, without invalid values. */
export function fromHash(hash: string): State {
  if (!isChoice(hash)) return INITIAL;
  const query = new URLSearchParams(hash.replace('#', ''));
  const text = (name: keyof State) => query.get(name) ?? (INITIAL[name] as string);
  const tag =
    elements.find((element) => [element.tag, element.tag.slice(4)].includes(query.get('tag')!))?.tag ??
    INITIAL.tag;
  const chosen = (names: readonly string[]) =>
    Object.fromEntries(
      // Text fields and one of the forms allow only one line.
      names.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.replaceAll(/\s+/g, ' ')]] : [])),
    );
  return {
    partner: text('partner'),
    network: text('network'),
    campaign: text('campaign'),
    posterName: text('posterName').slice(0, MAX_NAME_LENGTH),
    form: query.get('as') ?? '',
    tag,
    options: {
      // Initial options belong to the initial element.
      ...(tag !== INITIAL.tag && INITIAL.options),
      ...optionsOf({ tag, options: chosen(elementOf(tag).options.map(({ name }) => name)) }),
    },
    style: Object.fromEntries(styleOf(chosen(Object.keys(PROPERTIES)))),
  };
}

/** Returns the valid short names; network and campaign count only with a partner. */
export const referralOf = ({ partner, network, campaign }: State) => ({
  partner: nameIn(partner),
  network: nameIn(network),
  campaign: nameIn(campaign),
});

export function toWidget(state: State, { site, tours }: Pick<PageFacts, 'site' | 'tours'>): Widget {
  const credit = referralOf(state);
  const names = credit.partner ? credit : { partner: PARTNER_PLACEHOLDER };
  const { options } = elementOf(state.tag);
  const isFlag = (name: string) => options.some((one) => one.name === name && one.kind === 'flag');
  const chosen = Object.entries(optionsOf(state));
  return {
    tag: state.tag,
    site,
    ...names,
    options: Object.fromEntries(chosen.map(([name, value]) => [name, isFlag(name) || value])),
    style: styleOf(state.style)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
    bookingLinks: tours.flatMap(({ name, item }) =>
      item ? { name, href: calendarUrl({ item, ...names }) } : [],
    ),
  };
}
