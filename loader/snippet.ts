export { PARTNER_PLACEHOLDER } from '../widgets/kit/element/short-name';
import { frameHeightOf, frameRoomOf, roomOf } from './room';

interface Names {
  /** Affiliate short name; goes into every link, those inside the tag too. */
  partner: string;
  network?: string;
  campaign?: string;
}

interface Ways extends Names {
  /** Origin of our site. */
  site: string;
  /** The tours' own ways to the booking provider, credited to the partner. */
  doors: readonly Door[];
  /** Further attributes of the tag by name, in this order; `true` for those that need no value. */
  options?: Readonly<Record<string, string | true>>;
}

/** A tag with all that is said on it. */
export interface Widget extends Ways {
  /** The tag's name. */
  tag: string;
  /** Declarations for the tag's own `style`, such as `--cat-accent: #20397f`. */
  style?: string;
  /** Loader that the page takes: the moving one where nothing is said. */
  script?: LoaderScript;
}

/** The loader's script, as one of its addresses. */
export interface LoaderScript {
  /** Root-relative on our site. */
  path: string;
  /** Hash of a file that never changes, for the attribute of that name. */
  integrity?: string;
}

/** A link that books one tour. */
export interface Door {
  name: string;
  href: string;
  /** Language of the name, where the tag is to speak another one. */
  lang?: string;
}

/** Words of the link to our site, and name of a frame. */
const TITLE = 'Cat history walking tours';
/** Language of those words. */
export const LANGUAGE = 'en';
const MOVING: LoaderScript = { path: '/loader.js' };

/** Returns a text as HTML for an element's content or a quoted attribute value. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Returns attributes as HTML has them, each with a space before it. */
export const attributesHtml = (attributes: Readonly<Record<string, string | true>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** Returns the names that are said, by the attributes they are said in. */
export const namesOf = ({ partner, network = '', campaign = '' }: Names): Record<string, string> =>
  Object.fromEntries(Object.entries({ partner, network, campaign }).filter(([, name]) => name));

/** Returns all that is said on a tag: the names first, as they matter most. */
export const attributesOf = ({ options = {}, style, ...names }: Widget): Record<string, string | true> => ({
  ...namesOf(names),
  ...options,
  ...(style && { style }),
});

const scriptHtml = ({ site, script: { path, integrity } = MOVING }: Pick<Widget, 'site' | 'script'>) =>
  `<script${attributesHtml({ async: true, src: site + path, ...(integrity && { integrity, crossorigin: 'anonymous' }) })}></script>`;

/** The `lang` of our own words: the page around may be in any other language. */
const OURS = { lang: LANGUAGE };

/** Returns the ways on that need no script of anybody's: the one to our site, and one for each tour. */
export const ways = ({ site, doors, ...names }: Ways): Door[] => {
  const query = new URLSearchParams(namesOf(names)).toString();
  return [{ name: TITLE, href: `${site}/tours${query && `?${query}`}`, ...OURS }, ...doors];
};

const linksHtml = (from: Ways) =>
  ways(from)
    .map(({ name, ...attributes }) => `<a${attributesHtml(attributes)}>${escapeHtml(name)}</a>`)
    .join(', ');

/**
 * Returns the attribute that keeps room below links: it goes when they go, without a word from the tag.
 * @param room a length of CSS; empty where nobody knows how much
 */
export const roomAttribute = (room: string): { style?: string } =>
  room ? { style: `display:block;height:0;padding-bottom:${room}` } : {};

/**
 * Returns what shows where the tag cannot run, and until it runs.
 * @param room below the links, a length of CSS
 */
export const fallback = (from: Ways, room = ''): string => {
  const attributes = { slot: 'fallback', ...roomAttribute(room) };
  return `<span${attributesHtml(attributes)}>${linksHtml(from)}</span>`;
};

/** The tag with its links; where it is painted at once it has its room already. */
const tagHtml = (widget: Widget, painted?: string) =>
  `<${widget.tag}${attributesHtml(attributesOf(widget))}>${painted ?? ''}${fallback(widget, painted === undefined ? roomOf(widget) : '')}</${widget.tag}>`;

/** Returns what a partner pastes: the loader, and the tag with links inside that work without it. */
export const snippet = (widget: Widget): string => `${scriptHtml(widget)}\n${tagHtml(widget)}`;

/** The same in one line: some editors make a paragraph of every new one. */
export const oneLineSnippet = (widget: Widget): string => scriptHtml(widget) + tagHtml(widget);

/**
 * The same with the finished widget inside, painted with the page's own HTML before or without any script.
 * @param painted HTML of the shadow root, made for the same partner
 */
export const declarativeSnippet = ({ painted, ...widget }: Widget & { painted: string }): string =>
  `${scriptHtml(widget)}\n${tagHtml(widget, `<template shadowrootmode="open">${painted}</template>`)}\n`;

/** The same for editors that take out tags they do not know: the loader puts the tag in the place of the `div`. */
export const divSnippet = (widget: Widget): string => {
  const { style, ...said } = attributesOf(widget);
  const data = Object.entries(said).map(([name, value]) => [`data-${name}`, value === true ? '' : value]);
  const attributes = {
    'data-cat': widget.tag.replace('cat-', ''),
    ...Object.fromEntries(data),
    ...(style && { style }),
  };
  const room = roomOf(widget);
  const links = room
    ? `<span${attributesHtml(roomAttribute(room))}>${linksHtml(widget)}</span>`
    : linksHtml(widget);
  return `${scriptHtml(widget)}\n<div${attributesHtml(attributes)}>${links}</div>`;
};

/** Links alone, for places that take no script: a mail, a document, a strict editor. */
export const plainLinks = (from: Ways): string => `<p>${linksHtml(from)}</p>`;

/** Address of a page of ours with the widget alone on it, made to be framed. */
export function frameAddress(widget: Widget): string {
  const { style = '', ...said } = attributesOf(widget);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(said)) query.set(name, value === true ? '' : value);
  for (const [, name, value] of String(style).matchAll(/(--cat-[\w-]+):\s*([^;]+)/g))
    query.set(name!, value!);
  return `${widget.site}/embed/${widget.tag.replace('cat-', '')}${query.size ? `?${query}` : ''}`;
}

/**
 * A frame, for builders that take nothing else: as high as what is in it, and where the second line is taken out it
 * scrolls.
 */
export const frameSnippet = (widget: Widget): string => {
  const room = frameRoomOf(widget);
  const frame = {
    src: frameAddress(widget),
    title: TITLE,
    ...OURS,
    loading: 'lazy',
    width: '100%',
    height: `${frameHeightOf(widget)}`,
    style: room ? `border: 0; height: ${room}` : 'border: 0',
  };
  return `<iframe${attributesHtml(frame)}></iframe>\n<script async src="${widget.site}/embed.js"></script>`;
};
