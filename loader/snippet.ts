interface Names {
  /** Affiliate short name; goes into every link, those inside the tag too. */
  partner: string;
  network?: string;
  campaign?: string;
}

interface FallbackOptions extends Names {
  /** Origin of our site. */
  site: string;
  /** The tours' own ways to the booking provider, credited to the partner. */
  doors: readonly Door[];
}

interface Options extends FallbackOptions {
  /** The tag's name. */
  tag: string;
}

/** A link that books one tour. */
export interface Door {
  name: string;
  href: string;
}

/** Stands in published snippets where a partner puts the own short name, everywhere it occurs. */
export const PARTNER_PLACEHOLDER = 'your-short-name';

const script = (site: string) => `<script async src="${site}/loader.js"></script>`;

const named = ({ partner, network = '', campaign = '' }: Names) =>
  Object.entries({ partner, network, campaign }).filter(([, name]) => name);
const attributes = (names: Names) =>
  named(names)
    .map(([key, name]) => ` ${key}="${name}"`)
    .join('');

const link = (href: string, text: string) => `<a href="${href.replaceAll('&', '&amp;')}">${text}</a>`;

/** Returns what shows where the tag cannot run: the way to our site, and the ways to book that need no script of anybody's. */
export const fallback = ({ site, doors, ...names }: FallbackOptions): string =>
  `<span slot="fallback">${[
    link(`${site}/tours?${new URLSearchParams(named(names))}`, 'Cat history walking tours'),
    ...doors.map(({ name, href }) => link(href, name)),
  ].join(', ')}</span>`;

/** Returns what a partner pastes: the loader, and the tag with links inside that work without it. */
export const snippet = ({ tag, ...options }: Options): string =>
  `${script(options.site)}\n<${tag}${attributes(options)}>${fallback(options)}</${tag}>`;

/**
 * The same with the finished widget inside, painted with the page's own HTML before or without any script.
 * @param painted HTML of the shadow root, made for the same partner
 */
export const declarativeSnippet = ({ tag, painted, ...options }: Options & { painted: string }): string =>
  `${script(options.site)}\n<${tag}${attributes(options)}><template shadowrootmode="open">${painted}</template>${fallback(options)}</${tag}>\n`;
