interface Options {
  /** The tag's name. */
  tag: string;
  /** Origin of our site. */
  site: string;
  /** Affiliate short name. */
  partner?: string;
}

const fallback = (site: string) => `<a href="${site}/tours">Cat history walking tours</a>`;
const script = (site: string) => `<script async src="${site}/loader.js"></script>`;

/** What a partner pastes: the loader, and the tag with a link inside that works without it. */
export const snippet = ({ tag, site, partner }: Options): string =>
  `${script(site)}\n<${tag}${partner ? ` partner="${partner}"` : ''}>${fallback(site)}</${tag}>`;

/**
 * The same with the finished widget inside, painted with the page's own HTML before or without any script.
 * @param inside HTML of the shadow root
 */
export const declarativeSnippet = ({ tag, site, inside }: Options & { inside: string }): string =>
  `${script(site)}\n<${tag}><template shadowrootmode="open">${inside}</template>${fallback(site)}</${tag}>\n`;
