import {
  divSnippet,
  frameSnippet,
  oneLineSnippet,
  PARTNER_PLACEHOLDER,
  plainLinks,
  reactSnippet,
  snippet,
  type Widget,
} from '../../../loader/snippet';
import { retryImport } from '../../../widgets/kit/element/retry-import';
import { isFramable } from '../../../widgets/kit/on-demand/element-options';
import { messages } from './messages';
import { elementOf, type PageFacts } from './state';

export interface Form {
  name: keyof typeof messages.forms;
  /** Rejects if a part of it cannot be fetched. */
  text(widget: Widget, facts: PageFacts, posterName: string): string | Promise<string>;
  /** Returns why it does not suit a widget; empty if it does. */
  unsuitableBecause?(widget: Widget): string;
  /** Suggested file name. */
  file?: string;
  /** Alternative text of a picture, which replaces the preview. */
  alt?: string;
}

/** Uses the script that contains the element, if there is one. */
const withOwnScript = (widget: Widget): Widget => {
  const path = elementOf(widget.tag).script;
  return path ? { ...widget, script: { path } } : widget;
};

async function prerendered(widget: Widget): Promise<string> {
  const { prerenderedFor, prerenderedName } = await retryImport(() => import('./prerendered'));
  const address = `/snippets/${prerenderedName(widget)}`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return prerenderedFor(widget, await response.text());
}

const loadPoster = () => retryImport(() => import('./poster'));

const requireName: Form['unsuitableBecause'] = ({ partner }) =>
  partner === PARTNER_PLACEHOLDER ? messages.code.nameless : '';

/** Options of prerendered snippets; the theme is inserted. */
const PRERENDERED = ['lang', 'no-search', 'theme'];

/** Every form, in the order of the list. */
export const forms: readonly Form[] = [
  { name: 'lines', text: (widget) => snippet(withOwnScript(widget)) },
  { name: 'oneLine', text: (widget) => oneLineSnippet(withOwnScript(widget)) },
  { name: 'several', text: snippet },
  { name: 'div', text: divSnippet },
  {
    name: 'frame',
    text: frameSnippet,
    unsuitableBecause: ({ tag, options }) =>
      !isFramable(tag)
        ? messages.code.notFramed
        : options?.['display'] === 'floating'
          ? messages.code.notFloating
          : '',
  },
  {
    name: 'prerendered',
    text: prerendered,
    unsuitableBecause: ({ options = {} }) =>
      Object.keys(options).every((name) => PRERENDERED.includes(name)) ? '' : messages.code.notPrerendered,
    file: 'cat-tours.html',
  },
  { name: 'react', text: reactSnippet },
  { name: 'links', text: plainLinks },
  {
    name: 'poster',
    text: async (widget, { poster }, posterName) =>
      (await loadPoster()).posterSvg(widget, poster, posterName),
    unsuitableBecause: requireName,
    file: 'cat-tours-poster.svg',
    alt: messages.code.poster,
  },
  {
    name: 'qr',
    text: async (widget) => (await loadPoster()).qrSvg(widget),
    unsuitableBecause: requireName,
    file: 'cat-tours-code.svg',
    alt: messages.code.qr,
  },
];

/** Returns the directives that a page's policy needs for a snippet. */
export function policyOf(code: string, site: string): string {
  if (code.startsWith('<svg')) return '';
  const isFrame = code.includes(`${site}/embed/`);
  const hasScript = code.includes(`${site}/`) && /\.js\b/.test(code);
  const styles = code.includes('<style')
    ? "style-src 'unsafe-inline';"
    : /\bstyle(="|=\{)/.test(code)
      ? "style-src-attr 'unsafe-inline';"
      : '';
  return [
    isFrame && `frame-src ${site};`,
    hasScript && `script-src ${site};`,
    hasScript && !isFrame && `img-src ${site};`,
    code.includes('/v1/fonts.css') && `style-src ${site};\nfont-src ${site};`,
    styles,
  ]
    .filter(Boolean)
    .join('\n');
}
