import type { AttributeTable } from './attributes';
import type { Definition } from './definition';
import type { commonAttributes, loaderAttributes } from './embed-context';

/** A sentence; as an object where the table has the owner's value as its default, or no list of its values. */
export type AttributeText = string | { text: string; fallback?: string; values?: readonly string[] };

interface EventText {
  text: string;
  /** TypeScript of the detail's type. */
  detail: string;
}

/** The reference of an element, from its `docs.ts`. Only Node reads it: no browser gets these sentences. */
export interface ElementDocs<A extends AttributeTable = AttributeTable> {
  summary: string;
  attributes: Record<keyof A & string, AttributeText>;
  events?: Partial<Record<Extract<keyof HTMLElementEventMap, `cat-${string}`>, EventText>>;
  parts: Record<string, string>;
}

/** Reference of the element that a module's definition makes. */
export type DocsOf<D> = D extends Definition<infer A> ? ElementDocs<A> : never;

export const commonDocs: Record<Exclude<keyof typeof commonAttributes, 'home' | 'analytics'>, string> = {
  partner: 'Your affiliate short name; it goes into every booking link of the tag.',
  network: 'With `partner`: the short name of your network, such as `fhdn`.',
  campaign: 'With `partner`: a word of your own, such as `lobby`, that tells your links apart.',
  theme: '`auto` follows the color scheme that your page declares.',
  look: 'None: neutral; `match` takes your font and text color; `edition` is our brand theme.',
  heading: 'Level of the topmost heading.',
};

export const loaderDocs: Record<keyof typeof loaderAttributes, string> = {
  loading: '`lazy`: the tag loads when it comes near the window.',
};

export const LANG =
  'Language of the texts, such as `de`. Without it: the language around the tag, or English if there is no translation.';

export const DISPLAY = '`dialog` shows a button that opens the content in a dialog.';
export const DIALOG_PART = 'the dialog of `display="dialog"`';

/** Events that more than one element fires. */
export const bookingStart: EventText = {
  text: "The visitor opened the booking provider's calendar or went into its frame.",
  detail: "{ tour: string; item: number | undefined; partner: string; way: 'frame' | 'lightframe' | 'tab' }",
};
export const formError: EventText = {
  text: 'The form could not be sent. The detail has names only, nothing that was typed.',
  detail:
    "{ form: string; code: 'busy' | 'forbidden' | 'headless' | 'invalid' | 'network' | 'offline' | 'refused' | 'server' | 'timeout' | 'trap' | 'unavailable'; fields?: string[] }",
};

/** Parts of a form that shows a panel of thanks after it was sent. */
export const formParts = {
  field: 'a field',
  error: 'the error of a field',
  button: 'a button',
  card: 'the panel that thanks',
  title: 'its heading',
};

/** Custom properties that a host page may set. The style sheets tell their defaults and which element reads them. */
export const propertyDocs: Record<string, string> = {
  '--cat-accent': 'Color of buttons and links.',
  '--cat-accent-text': 'Color of text on buttons.',
  '--cat-error': 'Color of errors.',
  '--cat-focus': 'Color of the focus ring.',
  '--cat-font': 'Typeface of text.',
  '--cat-font-display': 'Typeface of headings.',
  '--cat-font-scale': 'Factor for all sizes.',
  '--cat-gap': 'Space between cards, or parts of the tag.',
  '--cat-image-aspect': 'Aspect ratio of a card’s picture.',
  '--cat-image-radius': 'Corner radius of pictures.',
  '--cat-line': 'Color of lines and borders.',
  '--cat-max': 'Maximum width of the content.',
  '--cat-min-height': 'Minimum height of the live calendar.',
  '--cat-muted': 'Color of secondary text.',
  '--cat-ok': 'Color of success.',
  '--cat-pad': 'Space between the element’s edge and its content; `0` aligns it with the text around.',
  '--cat-radius': 'Corner radius.',
  '--cat-surface': 'Color behind the tag.',
  '--cat-surface-2': 'Color of raised areas, such as the space of a picture.',
  '--cat-text': 'Color of text.',
};
