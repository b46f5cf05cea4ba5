interface Options {
  /** The tag's name. */
  tag: string;
  /** Origin of our site. */
  site: string;
  /** Affiliate short name; goes into every link, the one inside the tag too. */
  partner: string;
}

/** Stands in published snippets where a partner puts the own short name, everywhere it occurs. */
export const PARTNER_PLACEHOLDER = 'your-short-name';

const script = (site: string) => `<script async src="${site}/loader.js"></script>`;
const fallback = (site: string, partner: string) =>
  `<a href="${site}/tours?partner=${partner}">Cat history walking tours</a>`;

/** What a partner pastes: the loader, and the tag with a link inside that works without it. */
export const snippet = ({ tag, site, partner }: Options): string =>
  `${script(site)}\n<${tag} partner="${partner}">${fallback(site, partner)}</${tag}>`;

/**
 * The same with the finished widget inside, painted with the page's own HTML before or without any script.
 * @param inside HTML of the shadow root, made for the same partner
 */
export const declarativeSnippet = ({ tag, site, partner, inside }: Options & { inside: string }): string =>
  `${script(site)}\n<${tag} partner="${partner}"><template shadowrootmode="open">${inside}</template>${fallback(site, partner)}</${tag}>\n`;
