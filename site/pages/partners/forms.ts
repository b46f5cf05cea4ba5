import { reactText, svelteText, vueText } from '../../../loader/frameworks';
import {
  divSnippet,
  frameAddress,
  frameSnippet,
  oneLineSnippet,
  plainLinks,
  snippet,
  type Widget,
} from '../../../loader/snippet';
import { tagManagerText } from '../../../loader/tag-manager';
import { messages } from './messages';
import { paintedFor } from './painted';
import type { Who } from './state';

/** Texts that the builder fetches when a form needs them. */
export interface Published {
  /** The snippet of a tag, with the finished widget inside. */
  painted: string;
  /** Exact loaders by their address, each with its hash. */
  hashes: Readonly<Record<string, string>>;
}

/** A way to take the widget along. */
export interface Form {
  name: keyof typeof messages.forms;
  /** For whom; the first form of a person is the one that is shown. */
  who: readonly Who[];
  text(widget: Widget, published: Published): string;
  /** Fetched before `text` is asked. */
  needs?: keyof Published;
  /** Long enough to be better kept as a file. */
  isFile?: true;
}

/** The newest exact loader. */
function exactText(widget: Widget, { hashes }: Published): string {
  const [path, integrity] = Object.entries(hashes).at(-1)!;
  return snippet({ ...widget, script: { path: `/${path}`, integrity } });
}

/** Every form, in the order in which a person sees theirs. */
export const forms: readonly Form[] = [
  { name: 'lines', who: ['pastes', 'writes'], text: snippet },
  { name: 'react', who: ['builds'], text: reactText },
  { name: 'vue', who: ['builds'], text: vueText },
  { name: 'svelte', who: ['builds'], text: svelteText },
  { name: 'oneLine', who: ['pastes'], text: oneLineSnippet },
  {
    name: 'major',
    who: ['writes'],
    text: (widget) => snippet({ ...widget, script: { path: '/v1/loader.js' } }),
  },
  { name: 'exact', who: ['writes', 'builds'], text: exactText, needs: 'hashes' },
  {
    name: 'painted',
    who: ['writes', 'builds'],
    text: (widget, { painted }) => paintedFor(widget, painted),
    needs: 'painted',
    isFile: true,
  },
  { name: 'div', who: ['pastes', 'writes'], text: divSnippet },
  { name: 'frame', who: ['pastes', 'writes'], text: frameSnippet },
  { name: 'frameAddress', who: ['pastes'], text: frameAddress },
  { name: 'tagManager', who: ['pastes', 'writes'], text: tagManagerText },
  { name: 'links', who: ['pastes', 'writes', 'builds'], text: plainLinks },
];

/** The forms for a person. */
export const formsFor = (who: Who): readonly Form[] => forms.filter((form) => form.who.includes(who));

/** Inline styles need a word of their own in a policy that is strict. */
const OF_STYLES = "'unsafe-inline'";

/**
 * Returns what the page's policy must allow for a form: a frame brings its own page along, colors and fonts are in a
 * `style`, and what is painted has its style sheet inside.
 */
export function policyLines({ site, style }: Widget, { name }: Form): string {
  if (name === 'links') return '';
  const ofStyle = `style-src-attr ${OF_STYLES};`;
  if (name === 'frameAddress') return `frame-src ${site};`;
  if (name === 'frame') return [`frame-src ${site};`, `script-src ${site};`, ofStyle].join('\n');
  const lines = [`script-src ${site};`, `img-src ${site};`];
  if (name === 'painted') return [...lines, `style-src ${OF_STYLES};`].join('\n');
  return (style ? [...lines, ofStyle] : lines).join('\n');
}
