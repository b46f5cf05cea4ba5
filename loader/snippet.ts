export { PARTNER_PLACEHOLDER } from '../widgets/kit/element/short-name';
import { frameHeightOf, reservedHeight } from './reserved-height';

interface Names {
  /** Affiliate short name; goes into every link. */
  partner: string;
  network?: string;
  campaign?: string;
}

interface LinkOptions extends Names {
  site: string;
  /** Booking links of the tours, with attribution. */
  bookingLinks: readonly BookingLink[];
  /** Other attributes, in order; `true` for those without a value. */
  options?: Readonly<Record<string, string | true>>;
}

/** An element with all its attributes. */
export interface Widget extends LinkOptions {
  tag: string;
  /** Declarations for the `style` attribute, such as `--cat-accent: #20397f`. Frames and React have only `--cat-*`. */
  style?: string;
  /** `/loader.js` by default; the path is root-relative on our site. */
  script?: { path: string; integrity?: string };
}

export interface BookingLink {
  name: string;
  href: string;
  /** Language of the name, if the element's may differ. */
  lang?: string;
}

/** Text of the link to our site, and title of a frame. */
const TITLE = 'Cat history walking tours';
export const LANGUAGE = 'en';

/** Returns a text as HTML for an element's content or a quoted attribute value. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const attributesHtml = (attributes: Readonly<Record<string, string | true>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** Returns the names that are not empty, by attribute. */
export const namesOf = ({ partner, network = '', campaign = '' }: Names): Record<string, string> =>
  Object.fromEntries(Object.entries({ partner, network, campaign }).filter(([, name]) => name));

const attributesOf = ({ options = {}, style, ...names }: Widget): Record<string, string | true> => ({
  ...namesOf(names),
  ...options,
  ...(style && { style }),
});

/** Returns the attributes except `style`, without `true`. */
const attributeTextsOf = (widget: Widget): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributesOf({ ...widget, style: '' })).map(([name, value]) => [
      name,
      value === true ? '' : value,
    ]),
  );

const customPropertiesOf = ({ style = '' }: Widget): Record<string, string> =>
  Object.fromEntries(
    [...style.matchAll(/(--cat-[\w-]+):\s*([^;]+)/g)].map(([, name, value]) => [name!, value!]),
  );

const scriptHtml = ({
  site,
  script: { path, integrity } = { path: '/loader.js' },
}: Pick<Widget, 'site' | 'script'>) =>
  `<script${attributesHtml({ async: true, src: site + path, ...(integrity && { integrity, crossorigin: 'anonymous' }) })}></script>`;

/** Returns the style sheet with the brand theme's fonts; empty for other looks, which use the page's fonts. */
const fontsAddress = ({ site, options }: Pick<Widget, 'site' | 'options'>): string =>
  options?.['look'] === 'edition' ? `${site}/v1/fonts.css` : '';

/** Returns the HTML before the element: fonts, if any, and the loader. */
const headHtml = (widget: Widget) => {
  const fonts = fontsAddress(widget);
  return `${fonts && `<link rel="stylesheet" href="${fonts}">\n`}${scriptHtml(widget)}\n`;
};

/** Returns the links for pages without scripts: one to our site and one for each tour. */
export const fallbackLinks = ({ site, bookingLinks, ...names }: LinkOptions): BookingLink[] => {
  const query = new URLSearchParams(namesOf(names)).toString();
  return [{ name: TITLE, href: `${site}/tours${query && `?${query}`}`, lang: LANGUAGE }, ...bookingLinks];
};

const linksHtml = (options: LinkOptions) =>
  fallbackLinks(options)
    .map(({ name, ...attributes }) => `<a${attributesHtml(attributes)}>${escapeHtml(name)}</a>`)
    .join(', ');

/**
 * Returns the links that show until the element runs.
 * @param reserved CSS properties that reserve a height
 */
export const fallback = (options: LinkOptions, reserved: Record<string, string> = {}): string => {
  const style = Object.entries(reserved)
    .map(([name, value]) => `${name.replace(/[A-Z]/, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
  return `<span${attributesHtml({ slot: 'fallback', ...(style && { style }) })}>${linksHtml(options)}</span>`;
};

/** Returns the element with its fallback links. A prerendered one needs no reserved height. */
const tagHtml = (widget: Widget, shadowHtml = '') =>
  `<${widget.tag}${attributesHtml(attributesOf(widget))}>${shadowHtml}${fallback(widget, shadowHtml ? {} : reservedHeight(widget))}</${widget.tag}>`;

/** Returns the snippet: the loader, and the element with fallback links. */
export const snippet = (widget: Widget): string => headHtml(widget) + tagHtml(widget);

/** Returns the snippet on one line: some editors make a paragraph of every line. */
export const oneLineSnippet = (widget: Widget): string => snippet(widget).replaceAll('\n', '');

/**
 * Returns the snippet with a prerendered element, which shows without scripts.
 * @param shadowHtml HTML of the shadow root, for the same partner
 */
export const declarativeSnippet = ({ shadowHtml, ...widget }: Widget & { shadowHtml: string }): string =>
  `${scriptHtml(widget)}\n${tagHtml(widget, `<template shadowrootmode="open">${shadowHtml}</template>`)}\n`;

/** Returns the snippet for editors that remove unknown elements: the loader fills the `div`. */
export const divSnippet = (widget: Widget): string => {
  const data = Object.entries(attributeTextsOf(widget)).map(([name, value]) => [`data-${name}`, value]);
  const attributes = {
    'data-cat': widget.tag.replace('cat-', ''),
    ...Object.fromEntries(data),
    ...(widget.style && { style: widget.style }),
  };
  return `${headHtml(widget)}<div${attributesHtml(attributes)}>${fallback(widget, reservedHeight(widget))}</div>`;
};

const styleJsx = (properties: Record<string, string>) => {
  const style = Object.entries(properties).map(([name, value]) => `'${name}': ${JSON.stringify(value)}`);
  return style.length ? ` style={{ ${style.join(', ')} }}` : '';
};

/** Returns the element as JSX for React 18 and 19, with what it needs in a comment. React 18 writes `true` as text. */
export function reactSnippet(widget: Widget): string {
  const { tag, site } = widget;
  return `/* In the page's HTML:
${headHtml(widget)}For TypeScript, next to this file: ${site}/v1/cat-tours-react.d.ts and ${site}/v1/cat-tours.d.ts */
import type {} from './cat-tours-react';

<${tag}${attributesHtml(attributeTextsOf(widget))}${styleJsx(customPropertiesOf(widget))}>
  <span slot="fallback"${styleJsx(reservedHeight(widget))}>
    ${linksHtml(widget)}
  </span>
</${tag}>
`;
}

/** Returns only the links, for emails, documents and strict editors. */
export const plainLinks = (options: LinkOptions): string => `<p>${linksHtml(options)}</p>`;

/** Returns the URL of the element's frame page. */
export function frameAddress(widget: Widget): string {
  const query = new URLSearchParams({ ...attributeTextsOf(widget), ...customPropertiesOf(widget) });
  return `${widget.site}/embed/${widget.tag.replace('cat-', '')}${query.size ? `?${query}` : ''}`;
}

/** Returns a frame, for site builders that accept nothing else. Without its script it scrolls. */
export const frameSnippet = (widget: Widget): string => {
  const frame = {
    src: frameAddress(widget),
    title: TITLE,
    lang: LANGUAGE,
    loading: 'lazy',
    allow: 'clipboard-write',
    width: '100%',
    height: `${frameHeightOf(widget)}`,
    style: 'border: 0',
  };
  return `<iframe${attributesHtml(frame)}></iframe>\n<script async src="${widget.site}/embed.js"></script>`;
};
