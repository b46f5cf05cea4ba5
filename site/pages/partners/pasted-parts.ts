/** A widget of ours as it stands in pasted text. */
export interface Part {
  tag: string;
  /** The shape in which it stands there. */
  form: 'tag' | 'div' | 'frame';
  /** Values that are said on it, by attribute of the tag. */
  said: ReadonlyMap<string, string>;
  isClosed: boolean;
  /** A style, or the inside that is painted, keeps its room. */
  hasRoom: boolean;
  /** Addresses of the links in it. */
  links: readonly string[];
}

/** All of a pasted text that has to do with us. */
export interface Parts {
  widgets: readonly Part[];
  /** Tags that a script makes. */
  made: readonly string[];
  /** Number of times that our loader is asked for, by an element or by a script. */
  loaders: number;
  /** The script that keeps a frame as high as what is in it. */
  hasFrameScript: boolean;
  /** Addresses of all links. */
  links: readonly string[];
  /** An editor has made text of our lines, which visitors read in the place of a widget. */
  isText: boolean;
}

/** Code that stands in a text where an editor was given our lines as words. */
const LINES = /<cat-[a-z]|<div data-cat=|<script[^>]*\/(loader|embed)\.js/;
const LOADER = /^\/(loader|v1\/[\w-]+|v\/[\d.]+\/[\w-]+)\.js$/;
/** An address in a script that puts another one into the page. */
const SCRIPT_ADDRESS = /\bsrc\s?=\s?["']([^"'\s]+)/g;
const MADE = /createElement\(["'](cat-[\w-]+)/g;
/** A style that keeps room: on the tag or, as in the lines that are copied, on the links inside. */
const KEEPS_ROOM = /min-?height|padding-?bottom/i;
/** A style as React writes it. */
const OBJECT_STYLE = /\sstyle=\{\{([^{}]*)\}\}/g;

/** Reads an address; one without a scheme, as content systems write it, has that of our site. */
export const addressOf = (text: string, site: string): URL | undefined => {
  const address = text.startsWith('//') ? new URL(site).protocol + text : text;
  return URL.canParse(address) ? new URL(address) : undefined;
};

/** An attribute that holds code: our own policy would report each, though none would ever run. */
const HANDLER = /([\s"'/])on(?=[a-z]+\s?=)/gi;

/**
 * Finds in a text what is ours. It is parsed as HTML into a document that is never shown, and in which no script runs
 * and nothing is fetched; comments are no elements there, and capital letters are as good as small ones.
 * @param site origin of our site
 */
export function ourParts(text: string, site: string): Parts {
  // The form for builders that ask for an address alone.
  const alone = framed(text, site);
  if (alone.length)
    return {
      widgets: alone,
      made: [],
      loaders: 0,
      hasFrameScript: false,
      links: [],
      isText: false,
    };
  const html = text
    .replace(OBJECT_STYLE, (_, style: string) => ` style="${style.replace(/["']/g, '')}"`)
    .replace(HANDLER, '$1data-on');
  const all = allIn(new DOMParser().parseFromString(html, 'text/html'));
  const scripts = all.filter((element) => element.localName === 'script');
  const textsIn = (elements: readonly Element[]) =>
    elements.flatMap(({ childNodes }) =>
      [...childNodes].flatMap((node) => (node instanceof Text ? node.data : [])),
    );
  const isText = textsIn(all.filter(({ localName }) => !/^(script|style|textarea)$/.test(localName))).some(
    (one) => LINES.test(one),
  );
  // The code of a component stands around its markup, and is text to a parser of HTML.
  const code = textsIn(isText ? scripts : all.filter(({ localName }) => localName !== 'style'));
  const found = (pattern: RegExp) =>
    code.flatMap((one) => [...one.matchAll(pattern)].map(([, what]) => what!));
  const addresses = [
    ...scripts.flatMap((script) => script.getAttribute('src') ?? []),
    ...found(SCRIPT_ADDRESS),
  ].flatMap((src) => addressOf(src, site) ?? []);
  const ours = addresses.filter(({ origin }) => origin === site).map(({ pathname }) => pathname);
  const unclosed = unclosedIn(all, html);
  const painted = paintedIn(all);
  return {
    widgets: all
      .filter((element) => !painted.has(element))
      .flatMap((element) => partOf(element, site, unclosed)),
    made: found(MADE),
    loaders: ours.filter((path) => LOADER.test(path)).length,
    hasFrameScript: ours.includes('/embed.js'),
    links: linksOf(all),
    isText,
  };
}

/**
 * Elements below a node, with those in templates: a shadow root that comes with the HTML, a component of Vue, or what a
 * page's own script puts in.
 */
function allIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    element instanceof HTMLTemplateElement ? allIn(element.content) : element,
  );
}

/** Elements that are painted inside of our own tags: parts of a widget, and none by themselves. */
const paintedIn = (elements: readonly Element[]): Set<Element> =>
  new Set(elements.filter(({ localName }) => localName.startsWith('cat-')).flatMap((tag) => shadowOf(tag)));

const shadowOf = ({ children }: Element): Element[] =>
  [...children].flatMap((child) =>
    child instanceof HTMLTemplateElement && child.hasAttribute('shadowrootmode') ? allIn(child.content) : [],
  );

const linksOf = (elements: readonly Element[]) =>
  elements.flatMap((element) => (element.localName === 'a' ? (element.getAttribute('href') ?? []) : []));

function partOf(element: Element, site: string, unclosed: ReadonlySet<string>): Part[] {
  const { localName } = element;
  // Scripts that bring frames late keep the address beside, and may have another page there until then.
  if (localName === 'iframe')
    return ['src', 'data-src'].flatMap((name) => framed(element.getAttribute(name) ?? '', site)).slice(0, 1);
  const standsFor = element.getAttribute('data-cat');
  if (standsFor === null && !localName.startsWith('cat-')) return [];
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  const own = attributes
    .filter(([name]) => name !== 'data-cat')
    .map(([name, value]) => [name.replace(/^data-/, ''), value] as const);
  return [
    {
      tag: standsFor === null ? localName : `cat-${standsFor}`,
      form: standsFor === null ? 'tag' : 'div',
      said: new Map(standsFor === null ? attributes : own),
      isClosed: standsFor !== null || !unclosed.has(localName),
      hasRoom:
        [element, ...element.children].some((each) => KEEPS_ROOM.test(each.getAttribute('style') ?? '')) ||
        element.querySelector(':scope > template[shadowrootmode]') !== null,
      links: linksOf(allIn(element)),
    },
  ];
}

/** Tags of ours that have fewer ends than beginnings in the text: a parsed document has forgotten. */
function unclosedIn(elements: readonly Element[], html: string): Set<string> {
  const tags = new Set(elements.map(({ localName }) => localName).filter((name) => name.startsWith('cat-')));
  const text = html.toLowerCase();
  const count = (part: string) => text.split(part).length - 1;
  return new Set(
    [...tags].filter((tag) => {
      const all = elements.filter(({ localName }) => localName === tag).length;
      return count(`</${tag}>`) < all;
    }),
  );
}

/** Returns the widget that an address of a frame shows, if it is one of ours. */
function framed(text: string, site: string): Part[] {
  const address = /^\S+$/.test(text.trim()) ? addressOf(text.trim(), site) : undefined;
  if (address?.origin !== site || !address.pathname.startsWith('/embed/')) return [];
  const { pathname, searchParams } = address;
  return [
    {
      tag: pathname.replace('/embed/', 'cat-').replace(/(\.html|\/)$/, ''),
      form: 'frame',
      said: new Map(searchParams),
      isClosed: true,
      hasRoom: true,
      links: [],
    },
  ];
}
