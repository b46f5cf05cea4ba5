/** Tags of Cats About Town Tours: attributes, elements and events. */

type Flag = boolean | '' | 'true' | 'false';
type Numeric = number | `${number}`;

/** Attributes of every tag. */
export interface CatAttributes {
  /** Your affiliate short name; it goes into every booking link of the tag. */
  partner?: string;
  /** Beside `partner`: the short name of the network that you are in, such as `fhdn`. */
  network?: string;
  /** Beside `partner`: a word of your own, such as `lobby`, by which you tell your links apart. */
  campaign?: string;
  /** `auto` follows the color scheme that your page declares. Default: `auto`. */
  theme?: 'auto' | 'dark' | 'light';
  /** None: neutral; `match` takes your font and text color; `edition` is our own look. */
  look?: '' | 'edition' | 'match';
  /** Level of the topmost heading. From 2 to 6. Default: `3`. */
  heading?: Numeric;
  /** `lazy`: the tag is fetched when it comes near the window. */
  loading?: '' | 'lazy';
}

/** Custom properties that a `style` on a tag may set. */
export interface CatStyle {
  /** Color of buttons and links. */
  '--cat-accent'?: string | number;
  /** Color of text on buttons. */
  '--cat-accent-text'?: string | number;
  /** Color of what is wrong. */
  '--cat-error'?: string | number;
  /** Color of the ring around what has the focus. */
  '--cat-focus'?: string | number;
  /** Typeface of text. */
  '--cat-font'?: string | number;
  /** Typeface of headings. */
  '--cat-font-display'?: string | number;
  /** Factor by which all sizes grow. */
  '--cat-font-scale'?: string | number;
  /** Space between cards, or parts of the tag. */
  '--cat-gap'?: string | number;
  /** Width of a card’s picture by its height. */
  '--cat-image-aspect'?: string | number;
  /** Roundness of the corners of pictures. */
  '--cat-image-radius'?: string | number;
  /** Color of lines around and between things. */
  '--cat-line'?: string | number;
  /** Greatest width of the content. */
  '--cat-max'?: string | number;
  /** Height that the live calendar has at least. */
  '--cat-min-height'?: string | number;
  /** Color of text of less weight. */
  '--cat-muted'?: string | number;
  /** Color of what went well. */
  '--cat-ok'?: string | number;
  /** Space between an edge and what is inside. */
  '--cat-pad'?: string | number;
  /** Roundness of corners. */
  '--cat-radius'?: string | number;
  /** Color behind the tag. */
  '--cat-surface'?: string | number;
  /** Color of what is set off from that, such as a picture’s place. */
  '--cat-surface-2'?: string | number;
  /** Color of text. */
  '--cat-text'?: string | number;
}

/** Properties of every tag's element, which mirror the attributes. */
export interface CatElement extends HTMLElement {
  /** Your affiliate short name; it goes into every booking link of the tag. */
  partner: string;
  /** Beside `partner`: the short name of the network that you are in, such as `fhdn`. */
  network: string;
  /** Beside `partner`: a word of your own, such as `lobby`, by which you tell your links apart. */
  campaign: string;
  /** `auto` follows the color scheme that your page declares. Default: `auto`. */
  theme: 'auto' | 'dark' | 'light';
  /** None: neutral; `match` takes your font and text color; `edition` is our own look. */
  look: '' | 'edition' | 'match';
  /** Level of the topmost heading. From 2 to 6. Default: `3`. */
  heading: number;
}

/** The stories of the blog with a live search and topics, or one whole story. */
export interface CatBlogAttributes extends CatAttributes {
  /** Number of the one story to show, with its whole text. From 1. */
  post?: Numeric;
  /** Topic to begin with, such as `Cat Rescues`; the visitor may choose another. */
  category?: string;
  /** Shows at most that many, the newest, without search and topics. From 1. */
  limit?: Numeric;
  /** Small rows for sidebars, without search and topics. */
  compact?: Flag;
  /** Opens stories in place; without it they open on our site. */
  inline?: Flag;
}

/** The stories of the blog with a live search and topics, or one whole story. */
export interface CatBlogElement extends CatElement {
  /** Number of the one story to show, with its whole text. From 1. */
  post: number;
  /** Topic to begin with, such as `Cat Rescues`; the visitor may choose another. */
  category: string;
  /** Shows at most that many, the newest, without search and topics. From 1. */
  limit: number;
  /** Small rows for sidebars, without search and topics. */
  compact: boolean;
  /** Opens stories in place; without it they open on our site. */
  inline: boolean;
}

/** Departures of the coming weeks, and the booking provider's live calendar. */
export interface CatBookingCalendarAttributes extends CatAttributes {
  /** Slug of the one tour to show; none: all. */
  tour?: '' | 'brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'private-tours';
  /** The booking provider's number instead, for anything else that is sold there. From 1. */
  'item-id'?: Numeric;
  /** The booking provider's flow; none: ours. From 1. */
  'flow-id'?: Numeric;
  /** On our own site: `?itemId=` in the page's address chooses the item. */
  query?: Flag;
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang?: string;
}

/** Departures of the coming weeks, and the booking provider's live calendar. */
export interface CatBookingCalendarElement extends CatElement {
  /** Slug of the one tour to show; none: all. */
  tour: '' | 'brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'private-tours';
  /** The booking provider's number instead, for anything else that is sold there. From 1. */
  itemId: number;
  /** The booking provider's flow; none: ours. From 1. */
  flowId: number;
  /** On our own site: `?itemId=` in the page's address chooses the item. */
  query: boolean;
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: string;
}

/** A form to write to us, sent by our e-mail service. What a visitor types is kept until it is sent. */
export interface CatContactAttributes extends CatAttributes {
  /** Text of the message at first; the visitor may change it. */
  message?: string;
}

/** A form to write to us, sent by our e-mail service. What a visitor types is kept until it is sent. */
export interface CatContactElement extends CatElement {
  /** Text of the message at first; the visitor may change it. */
  message: string;
}

/** Questions and answers that unfold, each with an address of its own: `#faq-` and its words. */
export interface CatFaqAttributes extends CatAttributes {
  /** Group of questions: about tours of all kinds, by those who write to us or report about us, or about one tour. Default: `tours`. */
  topic?:
    | 'tours'
    | 'brooklyn-heights'
    | 'contact'
    | 'financial-district'
    | 'lower-east-side'
    | 'press-kit'
    | 'private-tours';
  /** The first answer is open at the start. */
  open?: Flag;
  /** Opening one answer closes the others. */
  exclusive?: Flag;
}

/** Questions and answers that unfold, each with an address of its own: `#faq-` and its words. */
export interface CatFaqElement extends CatElement {
  /** Group of questions: about tours of all kinds, by those who write to us or report about us, or about one tour. Default: `tours`. */
  topic:
    | 'tours'
    | 'brooklyn-heights'
    | 'contact'
    | 'financial-district'
    | 'lower-east-side'
    | 'press-kit'
    | 'private-tours';
  /** The first answer is open at the start. */
  open: boolean;
  /** Opening one answer closes the others. */
  exclusive: boolean;
}

/** An album of pictures, each of which opens large. */
export interface CatGalleryAttributes extends CatAttributes {
  /** `tours`: from the walks; `fans`: portraits of guests' cats; `home`: some of both. Default: `home`. */
  album?: 'home' | 'fans' | 'tours';
  /** Number of columns where there is room for them. From 2 to 6. Default: `3`. */
  columns?: Numeric;
}

/** An album of pictures, each of which opens large. */
export interface CatGalleryElement extends CatElement {
  /** `tours`: from the walks; `fans`: portraits of guests' cats; `home`: some of both. Default: `home`. */
  album: 'home' | 'fans' | 'tours';
  /** Number of columns where there is room for them. From 2 to 6. Default: `3`. */
  columns: number;
}

/** Leads to a section of the page, the questions say, and marks it for a moment by the attribute `data-marked`. */
export interface CatHelpButtonAttributes extends CatAttributes {
  /** Text of the button. Default: `Need help?`. */
  label?: string;
  /** Id of the section. Default: `faq`. */
  section?: string;
  /** Said where the page has no such section. Default: `The questions aren’t on this page right now.`. */
  missing?: string;
}

/** Leads to a section of the page, the questions say, and marks it for a moment by the attribute `data-marked`. */
export interface CatHelpButtonElement extends CatElement {
  /** Text of the button. Default: `Need help?`. */
  label: string;
  /** Id of the section. Default: `faq`. */
  section: string;
  /** Said where the page has no such section. Default: `The questions aren’t on this page right now.`. */
  missing: string;
}

/** Signs up for our letter, at our mailing-list provider, in a tab of its own. */
export interface CatNewsletterAttributes extends CatAttributes {
  /** The fields alone; heading, text and picture are the page's. */
  bare?: Flag;
}

/** Signs up for our letter, at our mailing-list provider, in a tab of its own. */
export interface CatNewsletterElement extends CatElement {
  /** The fields alone; heading, text and picture are the page's. */
  bare: boolean;
}

/** Reports about the tours. */
export interface CatPressAttributes extends CatAttributes {
  /** `logos`: the outlets' names in one strip; `articles`: what they wrote, with links. Default: `logos`. */
  show?: 'logos' | 'articles';
}

/** Reports about the tours. */
export interface CatPressElement extends CatElement {
  /** `logos`: the outlets' names in one strip; `articles`: what they wrote, with links. Default: `logos`. */
  show: 'logos' | 'articles';
}

/** Price of a private tour for a number of guests. */
export interface CatPriceCalculatorAttributes extends CatAttributes {
  /** The number to start with. From 1 to 30. Default: `8`. */
  guests?: Numeric;
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang?: string;
}

/** Price of a private tour for a number of guests. */
export interface CatPriceCalculatorElement extends CatElement {
  /** The number to start with. From 1 to 30. Default: `8`. */
  guests: number;
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: string;
}

/** One button that reserves. */
export interface CatReserveButtonAttributes extends CatAttributes {
  /** Slug of the tour whose calendar it opens. */
  tour?: '' | 'brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'private-tours';
  /** The booking provider's number instead, for anything else that is sold there. From 1. */
  'item-id'?: Numeric;
  /** Address that it leads to without either: a page of our site or a full address. Without it: our booking page. */
  href?: string;
  /** Words of the button. Without it: those of our own buttons. */
  label?: string;
  /** Opens the calendar over the page where that is possible, instead of in a new tab. */
  lightframe?: Flag;
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang?: string;
}

/** One button that reserves. */
export interface CatReserveButtonElement extends CatElement {
  /** Slug of the tour whose calendar it opens. */
  tour: '' | 'brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'private-tours';
  /** The booking provider's number instead, for anything else that is sold there. From 1. */
  itemId: number;
  /** Address that it leads to without either: a page of our site or a full address. Without it: our booking page. */
  href: string;
  /** Words of the button. Without it: those of our own buttons. */
  label: string;
  /** Opens the calendar over the page where that is possible, instead of in a new tab. */
  lightframe: boolean;
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: string;
}

/** The map of a walk with its stops; a small cat walks to the stop that is being read. */
export interface CatRouteMapAttributes extends CatAttributes {
  /** Slug of the walk; none: the first. */
  tour?: 'brooklyn-heights' | 'financial-district' | 'lower-east-side';
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang?: string;
}

/** The map of a walk with its stops; a small cat walks to the stop that is being read. */
export interface CatRouteMapElement extends CatElement {
  /** Slug of the walk; none: the first. */
  tour: 'brooklyn-heights' | 'financial-district' | 'lower-east-side';
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: string;
}

/** A search box for our tours, pages and stories, and for the answers in them. */
export interface CatSiteSearchAttributes extends CatAttributes {
  /** Text that is searched for at first. */
  query?: string;
  /** The field takes the focus soon after the tag has appeared, as in an overlay. */
  'take-focus'?: Flag;
}

/** A search box for our tours, pages and stories, and for the answers in them. */
export interface CatSiteSearchElement extends CatElement {
  /** Text that is searched for at first. */
  query: string;
  /** The field takes the focus soon after the tag has appeared, as in an overlay. */
  takeFocus: boolean;
}

/** The feedback survey after a tour. What a visitor types is kept until it is sent. */
export interface CatSurveyAttributes extends CatAttributes {
  /** Slug of the tour that was taken. */
  tour?: '' | 'brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'private-tours';
  /** Day of the tour, as `YYYY-MM-DD`. */
  date?: string;
  /** The guest's name. */
  name?: string;
  /** The guest's e-mail address. */
  email?: string;
  /** `query`: texts by these names are also read from the page's address, and go before. */
  prefill?: '' | 'query';
}

/** The feedback survey after a tour. What a visitor types is kept until it is sent. */
export interface CatSurveyElement extends CatElement {
  /** Slug of the tour that was taken. */
  tour: '' | 'brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'private-tours';
  /** Day of the tour, as `YYYY-MM-DD`. */
  date: string;
  /** The guest's name. */
  name: string;
  /** The guest's e-mail address. */
  email: string;
  /** `query`: texts by these names are also read from the page's address, and go before. */
  prefill: '' | 'query';
}

/** Quotes of guests, one at a time; the next comes after a while, or when it is asked for. */
export interface CatTestimonialsAttributes extends CatAttributes {
  /** Group of quotes: by `guests` of all tours, by those of one tour, or what the `press-kit` has. Default: `guests`. */
  of?:
    'guests' | 'brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'press-kit' | 'private-tours';
  /** The next one comes only when it is asked for. */
  still?: Flag;
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang?: string;
}

/** Quotes of guests, one at a time; the next comes after a while, or when it is asked for. */
export interface CatTestimonialsElement extends CatElement {
  /** Group of quotes: by `guests` of all tours, by those of one tour, or what the `press-kit` has. Default: `guests`. */
  of:
    'guests' | 'brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'press-kit' | 'private-tours';
  /** The next one comes only when it is asked for. */
  still: boolean;
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: string;
}

/** The tours with a live search, each with its price and a way to book it. */
export interface CatTourListAttributes extends CatAttributes {
  /** Slugs of the tours to show, in this order; none: all. */
  tours?: string;
  /** `list` is for wide columns, `compact` for sidebars. Default: `cards`. */
  layout?: 'cards' | 'compact' | 'list';
  /** Leaves the search box out. */
  'no-search'?: Flag;
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang?: string;
}

/** The tours with a live search, each with its price and a way to book it. */
export interface CatTourListElement extends CatElement {
  /** Slugs of the tours to show, in this order; none: all. */
  get tours(): readonly string[];
  set tours(
    value:
      string | readonly ('brooklyn-heights' | 'financial-district' | 'lower-east-side' | 'private-tours')[],
  );
  /** `list` is for wide columns, `compact` for sidebars. Default: `cards`. */
  layout: 'cards' | 'compact' | 'list';
  /** Leaves the search box out. */
  noSearch: boolean;
  /** Language of the tag's words, such as `de`; without it that of the text around the tag, and English where we do not speak it. */
  lang: string;
}

/** The NBC New York report about us. Nothing is asked of its site before the visitor presses play. */
export interface CatVideoAttributes extends CatAttributes {
  /** Leaves out the link below the film, unless the film cannot be shown. */
  'no-link'?: Flag;
}

/** The NBC New York report about us. Nothing is asked of its site before the visitor presses play. */
export interface CatVideoElement extends CatElement {
  /** Leaves out the link below the film, unless the film cannot be shown. */
  noLink: boolean;
}

/** Attributes by tag. */
export interface CatTags {
  'cat-blog': CatBlogAttributes;
  'cat-booking-calendar': CatBookingCalendarAttributes;
  'cat-contact': CatContactAttributes;
  'cat-faq': CatFaqAttributes;
  'cat-gallery': CatGalleryAttributes;
  'cat-help-button': CatHelpButtonAttributes;
  'cat-newsletter': CatNewsletterAttributes;
  'cat-press': CatPressAttributes;
  'cat-price-calculator': CatPriceCalculatorAttributes;
  'cat-reserve-button': CatReserveButtonAttributes;
  'cat-route-map': CatRouteMapAttributes;
  'cat-site-search': CatSiteSearchAttributes;
  'cat-survey': CatSurveyAttributes;
  'cat-testimonials': CatTestimonialsAttributes;
  'cat-tour-list': CatTourListAttributes;
  'cat-video': CatVideoAttributes;
}

/** Elements by tag. */
export interface CatElements {
  'cat-blog': CatBlogElement;
  'cat-booking-calendar': CatBookingCalendarElement;
  'cat-contact': CatContactElement;
  'cat-faq': CatFaqElement;
  'cat-gallery': CatGalleryElement;
  'cat-help-button': CatHelpButtonElement;
  'cat-newsletter': CatNewsletterElement;
  'cat-press': CatPressElement;
  'cat-price-calculator': CatPriceCalculatorElement;
  'cat-reserve-button': CatReserveButtonElement;
  'cat-route-map': CatRouteMapElement;
  'cat-site-search': CatSiteSearchElement;
  'cat-survey': CatSurveyElement;
  'cat-testimonials': CatTestimonialsElement;
  'cat-tour-list': CatTourListElement;
  'cat-video': CatVideoElement;
}

/** Events by name; they bubble and can be cancelled. */
export interface CatEvents {
  /** The visitor opened a story in place. */
  'cat-post-open': CustomEvent<{ post: number }>;
  /** The visitor opened the booking provider's calendar, or went into its frame. */
  'cat-booking-start': CustomEvent<{
    tour: string;
    item: number | undefined;
    partner: string;
    way: 'frame' | 'lightframe' | 'tab';
  }>;
  /** The message has arrived. */
  'cat-contact-sent': CustomEvent<null>;
  /** A press of the button did not send: names only, nothing that was typed. */
  'cat-form-error': CustomEvent<{
    form: string;
    code:
      | 'busy'
      | 'forbidden'
      | 'headless'
      | 'invalid'
      | 'network'
      | 'offline'
      | 'refused'
      | 'server'
      | 'timeout'
      | 'trap'
      | 'unavailable';
    fields?: string[];
  }>;
  /** The visitor opened a picture. */
  'cat-picture-open': CustomEvent<{ album: 'fans' | 'home' | 'tours'; id: number }>;
  /** The visitor changed the number of guests. */
  'cat-price-change': CustomEvent<{ guests: number; total: number }>;
  /** A button without tour and item was pressed; cancel it to do something else. */
  'cat-reserve-click': CustomEvent<{ href: string }>;
  /** The answers have arrived. */
  'cat-survey-sent': CustomEvent<null>;
  /** The visitor pressed play. */
  'cat-video-play': CustomEvent<undefined>;
}

/** Names of the events that a tag fires. */
export interface CatEventsOf {
  'cat-blog': 'cat-post-open';
  'cat-booking-calendar': 'cat-booking-start';
  'cat-contact': 'cat-contact-sent' | 'cat-form-error';
  'cat-faq': never;
  'cat-gallery': 'cat-picture-open';
  'cat-help-button': never;
  'cat-newsletter': never;
  'cat-press': never;
  'cat-price-calculator': 'cat-price-change';
  'cat-reserve-button': 'cat-reserve-click' | 'cat-booking-start';
  'cat-route-map': never;
  'cat-site-search': never;
  'cat-survey': 'cat-survey-sent' | 'cat-form-error';
  'cat-testimonials': never;
  'cat-tour-list': 'cat-booking-start';
  'cat-video': 'cat-video-play';
}

declare global {
  interface HTMLElementTagNameMap extends CatElements {}
  interface ElementEventMap extends CatEvents {}
  interface ShadowRootEventMap extends CatEvents {}
  interface DocumentEventMap extends CatEvents {}
  interface WindowEventMap extends CatEvents {}
}
