import { good, note, SITE, wrong, type Finding } from './finding';
import { ofFrame, ofLines, type Framed } from './frames';
import { messages } from './messages';
import { ofName } from './names';

interface Seen {
  /** The names of all our tags. */
  tags: readonly string[];
  /** Loads that the page's policy has stopped: each a directive and an origin. */
  blocked: readonly string[];
  frames: readonly Framed[];
}

/** The class of a tag, as far as it tells of itself. */
interface TagClass {
  observedAttributes: readonly string[];
  /** Lines that its kind has said on the console. */
  said: ReadonlySet<string>;
}

/** Paths of every script that is the loader or has it inside. */
const LOADER = /^\/(loader|v1\/[\w-]+|v\/[\d.]+\/[\w-]+)\.js$/;
/** Pixels around the window within which the loader fetches a tag that says `loading="lazy"`. */
const NEAR = 400;

/** Attributes of every element, and of frameworks. */
const OF_HTML =
  /^(class|id|style|slot|lang|dir|title|hidden|loading|role|part|tabindex)$|[^a-z-]|^(data|aria|on)/;

/** Returns what can be said of our tags on the page that this runs in. */
export function checks({ tags, blocked, frames }: Seen): Finding[] {
  const all = allElements(document);
  const ours = all.filter(({ localName }) => /^cat-(?!toasts|check)/.test(localName));
  // The loader has put a tag in the place of each that it knows.
  const places = all.flatMap((element) => element.getAttribute('data-cat') ?? []);
  const kinds = new Set(ours.map(({ localName }) => localName));
  return [
    ...ofLoader(),
    ...ours.flatMap((element) => ofTag(element, tags)),
    ...places.map((name) => wrong(messages.unknown(`cat-${name}`))),
    ...frames.flatMap((frame) => ofFrame(frame, tags)),
    ...(ours.length || places.length || frames.length ? [] : [wrong(messages.none)]),
    ...[...kinds].flatMap((tag) => ofLines(tag, classOf(tag)?.said ?? [])),
    ...ofPolicy(ours, blocked),
  ];
}

function ofLoader(): Finding[] {
  const { v } = (window as unknown as Record<symbol, { v: string }>)[Symbol.for('cat-tours')]!;
  const addresses = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].flatMap(({ src }) =>
    URL.canParse(src) ? new URL(src) : [],
  );
  const scripts = addresses.filter(({ origin, pathname }) => origin === SITE && LOADER.test(pathname)).length;
  return [note(messages.version(v)), ...(scripts > 1 ? [note(messages.scripts(scripts))] : [])];
}

/** Elements of a page, those in open shadow roots of the page's own among them. */
export function allElements(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot && !element.localName.startsWith('cat-') ? allElements(element.shadowRoot) : []),
  ]);
}

function ofTag(element: Element, tags: readonly string[]): Finding[] {
  const tag = element.localName;
  if (!tags.includes(tag)) return [wrong(messages.unknown(tag))];
  return [
    ofLife(element),
    ...ofAttributes(element),
    ...ofName(element),
    element.querySelector('a[href]') ? good(messages.linked(tag)) : note(messages.linkless(tag)),
    hasRoom(element) ? good(messages.reserved(tag)) : note(messages.unreserved(tag)),
  ];
}

function ofLife(element: Element): Finding {
  const tag = element.localName;
  if (element.shadowRoot?.querySelector('[data-cat]') && customElements.get(tag))
    return good(messages.alive(tag));
  const waits = element.getAttribute('loading') === 'lazy' && !isNear(element);
  return waits ? note(messages.waiting(tag)) : wrong(messages.dead(tag));
}

/** Tells whether an element has come near the window; one that is not shown never has. */
function isNear(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return element.getClientRects().length > 0 && top < innerHeight + NEAR && bottom > -NEAR;
}

/** Tells whether what is below a tag stays where it is: by a style, or because the tag's inside came with the page. */
const hasRoom = (element: Element): boolean =>
  // A style reserves it, on the tag or around the links, which are a step deeper inside where a `div` was pasted.
  [element, ...element.querySelectorAll('[style]')].some(
    (each) => /min-height|padding-bottom/.test(String(each.getAttribute('style'))) && !hasLostStyle(each),
  ) ||
  // Only what is painted in advance brings its style along as an element.
  Boolean(element.shadowRoot?.querySelector('style'));

const classOf = (tag: string) => customElements.get(tag) as unknown as Partial<TagClass> | undefined;

function ofAttributes(element: Element): Finding[] {
  const known = classOf(element.localName)?.observedAttributes;
  return [...element.attributes]
    .filter(({ name }) => known && !known.includes(name) && !OF_HTML.test(name))
    .map(({ name }) => wrong(messages.attribute(element.localName, name)));
}

function ofPolicy(ours: readonly Element[], blocked: readonly string[]): Finding[] {
  const unstyled = new Set(
    ours
      .filter((element) => [element, ...element.querySelectorAll('[style]')].some(hasLostStyle))
      .map(({ localName }) => localName),
  );
  const stopped = [
    ...blocked.filter((what) => what.includes(SITE) || what.includes('trusted-types')).map(messages.blocked),
    ...[...unstyled].map(messages.unstyled),
  ];
  return stopped.length ? stopped.map(wrong) : [good(messages.free)];
}

/** Tells whether a policy has stopped an element's `style`: the text is there, and none of it counts. */
function hasLostStyle(element: Element): boolean {
  const { style } = document.createElement('p');
  // Set by script, which no policy forbids.
  style.cssText = element.getAttribute('style') ?? '';
  return style.length > 0 && !(element as HTMLElement).style.length;
}
