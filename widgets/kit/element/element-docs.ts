import type { AttributeTable } from './attributes';
import type { Definition } from './definition';
import type { commonAttributes, EventName, loaderAttributes } from './embed-context';

/** A sentence; as an object where the table has the owner's value as its default, or no list of its values. */
export type AttributeText = string | { text: string; fallback?: string; values?: readonly string[] };

/** The reference of an element, from its `docs.ts`. Only Node reads it: no browser gets these sentences. */
export interface ElementDocs<A extends AttributeTable = AttributeTable> {
  summary: string;
  attributes: Record<keyof A & string, AttributeText>;
  events?: Partial<Record<EventName, string>>;
  /** By the definition's `commands`. */
  methods?: Record<string, string>;
  parts: Record<string, string>;
}

/** Reference of the element that a module's definition makes. */
export type DocsOf<D> = D extends Definition<infer A> ? ElementDocs<A> : never;

export const commonDocs: Record<Exclude<keyof typeof commonAttributes, 'home' | 'analytics'>, string> = {
  partner: 'Your affiliate short name; it goes into every booking link of the tag.',
  network: 'With `partner`: the short name of your network, such as `fhdn`.',
  campaign:
    'With `partner`: a word of your own, such as `lobby`, that tells your links apart; `utm` takes it from `utm_campaign` in your page’s address.',
  theme: '`auto` follows the color scheme that your page declares.',
  look: 'None: neutral; `match` takes your font and text color; `edition` is our brand theme.',
  heading: 'Level of the topmost heading.',
};

export const loaderDocs: Record<keyof typeof loaderAttributes, string> = {
  loading: '`lazy`: the tag loads when it comes near the window.',
};

export const LANG =
  'Language of the texts, such as `de`. Without it: the language around the tag, or English if there is no translation.';

export const popUpDocs = {
  display:
    '`dialog` shows a button that opens the content in a dialog, `floating` puts that button into the lower right corner of the window.',
  label: { text: 'Text of that button; ours without it.', fallback: '' },
};
export const popUpMethods = {
  open: 'Opens the dialog of `display="dialog"` and `display="floating"`, as a button with `command="--open"` does.',
  close: 'Closes it, as `command="--close"` does.',
};
export const popUpParts = {
  opener: 'the button that opens the dialog',
  dialog: 'the dialog of `display="dialog"` and `display="floating"`',
};

/** Events of every element. */
export const commonEvents = {
  'cat-shown':
    'The widget has replaced the links in the tag; once per tag, without an action of the visitor.',
  'cat-failed':
    'The widget met an error while rendering, and the links show instead; once per tag, without an action of the visitor.',
  'cat-site-link': 'The visitor followed a link to our site.',
} satisfies ElementDocs['events'];

/** Events that more than one element fires. */
export const bookingStart = "The visitor opened the booking provider's calendar or went into its frame.";
export const search = 'The visitor searched, and typing has paused.';
export const formError = 'The form could not be sent. The detail has names only, nothing that was typed.';

/** Parts of a form that shows a panel of thanks after it was sent. */
export const formParts = {
  field: 'a field',
  error: 'the error of a field',
  button: 'a button',
  card: 'the panel that thanks',
  title: 'its heading',
};

/**
 * Custom properties that a host page may set, with their default in the neutral look. The third text is the token by which
 * style sheets read a property, unless its name is the same, as in `--_accent`.
 */
export const propertyDocs: Record<string, readonly [text: string, fallback: string, token?: string]> = {
  '--cat-accent': ['Color of buttons and links.', 'light-dark(#20397f, #2c4ea6)', '--_link'],
  '--cat-accent-text': ['Color of text on buttons.', '#fff'],
  '--cat-error': ['Color of errors.', 'light-dark(#a82814, #ff9480)'],
  '--cat-focus': ['Color of the focus ring.', 'var(--cat-accent, light-dark(#20397f, #aec0ff))'],
  '--cat-font': ['Typeface of text.', 'system-ui, sans-serif'],
  '--cat-font-display': ['Typeface of headings.', 'var(--cat-font, system-ui, sans-serif)', '--_display'],
  '--cat-font-scale': ['Factor for all sizes.', '1'],
  '--cat-gap': ['Space between cards, or parts of the tag.', '20px'],
  '--cat-image-aspect': ['Aspect ratio of a card’s picture.', '4/3'],
  '--cat-image-radius': ['Corner radius of pictures.', 'var(--cat-radius, 4px)', '--_radius-image'],
  '--cat-line': ['Color of lines and borders.', 'color-mix(in srgb, currentColor 22%, transparent)'],
  '--cat-max': ['Maximum width of the content.', 'none'],
  '--cat-min-height': ['Minimum height of the live calendar.', '700px'],
  '--cat-muted': ['Color of secondary text.', 'color-mix(in srgb, currentColor 80%, transparent)'],
  '--cat-offset': [
    'With `display="floating"`: a length, added to the 20 pixels between the button and the edges of the window.',
    '0px',
  ],
  '--cat-ok': ['Color of success.', 'light-dark(#17573f, #7fd6ae)'],
  '--cat-pad': [
    'Space between the element’s edge and its content; `0` aligns it with the text around. The price calculator has 20 to 40 pixels.',
    '16px',
  ],
  '--cat-radius': ['Corner radius.', '4px'],
  '--cat-surface': ['Color behind the tag.', 'light-dark(#fff, #171a33)'],
  '--cat-surface-2': [
    'Color of raised areas, such as the space of a picture.',
    'color-mix(in srgb, currentColor 5%, transparent)',
  ],
  '--cat-text': ['Color of text.', 'light-dark(#16193a, #f4f1f6)'],
};
