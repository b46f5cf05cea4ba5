import { config } from '../services/config';
import { calendarUrl } from '../services/booking/index';
import { messages } from './messages';

/** One line of the list: in order, wrong, or worth knowing. */
export interface Finding {
  state: 'good' | 'wrong' | 'note';
  text: string;
}

interface Seen {
  /** The names of all our tags. */
  tags: readonly string[];
  /** Loads that the page's policy has stopped since it was asked. */
  blocked: readonly string[];
}

const NAME = /^[a-z\d-]{1,64}$/i;
/** As in published snippets. */
const PLACEHOLDER = 'your-short-name';
/** Attributes of every element, and of frameworks. */
const OF_HTML =
  /^(class|id|style|slot|lang|dir|title|hidden|loading|role|part|tabindex)$|[^a-z-]|^(data|aria|on)/;

const good = (text: string): Finding => ({ state: 'good', text });
const wrong = (text: string): Finding => ({ state: 'wrong', text });
const note = (text: string): Finding => ({ state: 'note', text });

/** Returns what can be said of our tags on the page that this runs in. */
export function checks({ tags, blocked }: Seen): Finding[] {
  const ours = allElements(document).filter(({ localName }) => /^cat-(?!toasts|check)/.test(localName));
  const policy = blocked.filter((line) => line.includes(config.site) || line.includes('trusted-types'));
  return [
    ...ofLoader(),
    ...(ours.length ? ours.flatMap((element) => ofTag(element, tags)) : [wrong(messages.none)]),
    ...(policy.length ? policy.map((what) => wrong(messages.blocked(what))) : [good(messages.free)]),
  ];
}

function ofLoader(): Finding[] {
  const { v } = (window as unknown as Record<symbol, { v: string }>)[Symbol.for('cat-tours')]!;
  const scripts = document.querySelectorAll(
    'script[src$="/loader.js"], script[src*="/v1/"][src$=".js"]',
  ).length;
  return [note(messages.version(v)), ...(scripts > 1 ? [note(messages.scripts(scripts))] : [])];
}

/** Elements of a page, those in open shadow roots of the page's own among them. */
function allElements(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot && !element.localName.startsWith('cat-') ? allElements(element.shadowRoot) : []),
  ]);
}

function ofTag(element: Element, tags: readonly string[]): Finding[] {
  const tag = element.localName;
  if (!tags.includes(tag)) return [wrong(messages.unknown(tag))];
  const root = element.shadowRoot;
  const alive = Boolean(root?.querySelector('[data-cat]'));
  return [
    alive ? good(messages.alive(tag)) : wrong(messages.dead(tag)),
    ...ofAttributes(element),
    ...ofName(element),
    element.querySelector('a[href]') ? good(messages.linked(tag)) : note(messages.linkless(tag)),
    // A style reserves room, on the tag or on the links inside.
    [element, ...element.children].some((each) =>
      /min-height|padding-bottom/.test(String(each.getAttribute('style'))),
    )
      ? good(messages.reserved(tag))
      : note(messages.unreserved(tag)),
  ];
}

function ofAttributes(element: Element): Finding[] {
  const known = (customElements.get(element.localName) as { observedAttributes?: string[] } | undefined)
    ?.observedAttributes;
  return [...element.attributes]
    .filter(({ name }) => known && !known.includes(name) && !OF_HTML.test(name))
    .map(({ name }) => wrong(messages.attribute(element.localName, name)));
}

function ofName(element: Element): Finding[] {
  const tag = element.localName;
  const name = element.getAttribute('partner') ?? '';
  if (!name) return [wrong(messages.nameless(tag))];
  if (name === PLACEHOLDER) return [wrong(messages.placeholder(tag, name))];
  if (!NAME.test(name)) return [wrong(messages.badName(tag, name))];
  const provider = new URL(calendarUrl({})).origin;
  const links = [...element.querySelectorAll('a'), ...(element.shadowRoot?.querySelectorAll('a') ?? [])]
    .map(({ href }) => href)
    .filter((href) => [config.site, provider].some((origin) => href.startsWith(`${origin}/`)));
  const named = links.filter((href) => hasName(href, name)).length;
  const text = messages.named(tag, name, named, links.length);
  return [named === links.length ? good(text) : wrong(text)];
}

/** Tells whether a link says the name: in our own parameter or in the booking provider's. */
function hasName(href: string, name: string): boolean {
  const { searchParams } = new URL(href);
  return [searchParams.get('partner'), searchParams.get('asn-ref')].includes(name);
}
