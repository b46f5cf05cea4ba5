import { released } from '#content/released';
import { roomOf } from '../../../loader/room';
import {
  divSnippet,
  frameAddress,
  frameSnippet,
  oneLineSnippet,
  plainLinks,
  snippet,
  type LoaderScript,
  type Widget,
} from '../../../loader/snippet';
import { isFramable } from '../../../widgets/kit/model/framable';
import { messages } from './messages';
import type { Who } from './state';

const words = messages.take;

/** Things that the builder fetches when a form needs them. */
export interface Published {
  /** Returns the snippet of a tag, with the finished widget inside. */
  painted(widget: Widget): string;
  /** The newest exact loader, with its hash. */
  exact: LoaderScript;
  /** Functions that write the forms which are code. */
  code: typeof import('./code-texts');
}

/** A way to take the widget along. */
export interface Form {
  name: keyof typeof messages.forms;
  /** For whom; the first form of a person is the one that is shown. */
  who: readonly Who[];
  text(widget: Widget, published: Published): string;
  /** Fetched before `text` is asked. */
  needs?: keyof Published;
  /** Says why it does not suit a widget; empty where it does. */
  unfit?(widget: Widget): string;
  /** Leaves the widget, and all that it downloads, out of the page itself. */
  isElsewhere?: true;
  /** Long enough to be better kept as a file. */
  isFile?: true;
}

/**
 * Options of which a painted widget can have any value: it is published in each language, with and without a search box,
 * and its theme is put on it.
 */
const PAINTED = ['lang', 'no-search', 'theme'];
const isPublished = ({ options = {} }: Widget) =>
  Object.keys(options).every((name) => PAINTED.includes(name));

/** Traits of both frames. */
const framed = {
  isElsewhere: true,
  unfit: ({ tag }: Widget) => (isFramable(tag) ? '' : words.notFramed),
} as const;

/** Every form, in the order in which a person sees theirs. */
export const forms: readonly Form[] = [
  { name: 'lines', who: ['pastes', 'writes'], text: snippet },
  { name: 'react', who: ['builds'], text: (widget, { code }) => code.reactText(widget), needs: 'code' },
  { name: 'vue', who: ['builds'], text: (widget, { code }) => code.vueText(widget), needs: 'code' },
  { name: 'svelte', who: ['builds'], text: (widget, { code }) => code.svelteText(widget), needs: 'code' },
  { name: 'oneLine', who: ['pastes'], text: oneLineSnippet },
  {
    name: 'major',
    who: ['writes'],
    text: (widget) => snippet({ ...widget, script: { path: '/v1/loader.js' } }),
  },
  {
    name: 'exact',
    who: ['writes', 'builds'],
    text: (widget, { exact }) => snippet({ ...widget, script: exact }),
    needs: 'exact',
  },
  {
    name: 'painted',
    who: ['writes', 'builds'],
    text: (widget, { painted }) => painted(widget),
    needs: 'painted',
    unfit: (widget) => (isPublished(widget) ? '' : words.notPainted),
    isFile: true,
  },
  { name: 'div', who: ['pastes', 'writes'], text: divSnippet },
  { name: 'frame', who: ['pastes', 'writes'], text: frameSnippet, ...framed },
  { name: 'frameAddress', who: ['pastes'], text: frameAddress, ...framed },
  {
    name: 'tagManager',
    who: ['pastes', 'writes'],
    text: (widget, { code }) => code.tagManagerText(widget),
    needs: 'code',
  },
  { name: 'links', who: ['pastes', 'writes', 'builds'], text: plainLinks, isElsewhere: true },
];

/** The forms for a person. */
export const formsFor = (who: Who): readonly Form[] =>
  forms.filter(({ who: people, needs }) => people.includes(who) && (needs !== 'exact' || released));

/** Forms whose links have a style that keeps room. */
const WITH_ROOM = ['lines', 'oneLine', 'major', 'exact', 'div', 'react', 'vue', 'svelte'];
/** Inline styles need a word of their own in a policy that is strict. */
const OF_STYLES = "'unsafe-inline'";

/**
 * Returns what the page's policy must allow for a form: a frame brings its own page along, colors, fonts and
 * room are in a `style`, and what is painted has its style sheet inside.
 */
export function policyLines(widget: Widget, { name }: Form): string {
  const { site, style } = widget;
  if (name === 'links') return '';
  const ofStyle = `style-src-attr ${OF_STYLES};`;
  if (name === 'frameAddress') return `frame-src ${site};`;
  if (name === 'frame') return [`frame-src ${site};`, `script-src ${site};`, ofStyle].join('\n');
  const lines = [`script-src ${site};`, `img-src ${site};`];
  if (name === 'painted') return [...lines, `style-src ${OF_STYLES};`].join('\n');
  const hasRoom = WITH_ROOM.includes(name) && roomOf(widget) !== '';
  return (style || hasRoom ? [...lines, ofStyle] : lines).join('\n');
}
