/** Attributes of every tag. */
export interface CatAttributes {
  /** your affiliate short name; it goes into every booking link of the tag */
  'partner'?: string | number | boolean;
  /** beside `partner`: the short name of the network that you are in, such as `fhdn` */
  'network'?: string | number | boolean;
  /** beside `partner`: a word of your own, such as `lobby`, by which you tell your links apart */
  'campaign'?: string | number | boolean;
  /** `auto` (default: follows the color scheme your page declares), `light` or `dark` */
  'theme'?: string | number | boolean;
  /** none (neutral), `match` (takes your font and text color) or `edition` (our own look) */
  'look'?: string | number | boolean;
  /** level of the topmost heading, `2` to `6`; default `3` */
  'heading'?: string | number | boolean;
  /** `lazy`: the tag is fetched when it comes near the window */
  'loading'?: string | number | boolean;
}

/** the stories of the blog with a live search and topics, or one whole story. */
export interface CatBlogAttributes extends CatAttributes {
  /** number of the one story to show, with its whole text */
  'post'?: string | number | boolean;
  /** topic to begin with, such as `Cat Rescues`; the visitor may choose another */
  'category'?: string | number | boolean;
  /** shows at most that many, the newest, without search and topics */
  'limit'?: string | number | boolean;
  /** small rows for sidebars, without search and topics */
  'compact'?: string | number | boolean;
  /** opens stories in place; without it they open on our site */
  'inline'?: string | number | boolean;
}

/** when the walks of the next 30 days leave, and the booking provider's live calendar. */
export interface CatBookingCalendarAttributes extends CatAttributes {
  /** slug of one tour: `brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours`; default all */
  'tour'?: string | number | boolean;
  /** the booking provider's number instead, for anything else that is sold there */
  'item-id'?: string | number | boolean;
  /** the booking provider's flow; default ours */
  'flow-id'?: string | number | boolean;
  /** on our own site: `?itemId=` in the page's address chooses the item */
  'query'?: string | number | boolean;
}

/** a form to write to us, sent by our e-mail service. What a visitor types is kept until it is sent. */
export interface CatContactAttributes extends CatAttributes {
  /** what the message starts with; the visitor may change it */
  'message'?: string | number | boolean;
}

/** questions and answers that unfold, each with an address of its own: `#faq-` and its words. */
export interface CatFaqAttributes extends CatAttributes {
  /** whose questions: `tours` (default), `contact`, `press-kit`, `brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours` */
  'topic'?: string | number | boolean;
  /** the first answer is open at the start */
  'open'?: string | number | boolean;
  /** opening one answer closes the others */
  'exclusive'?: string | number | boolean;
}

/** an album of pictures, each of which opens large. */
export interface CatGalleryAttributes extends CatAttributes {
  /** `home` (15 pictures, default), `tours` (38, from the walks) or `fans` (21, portraits of guests' cats) */
  'album'?: string | number | boolean;
  /** where there is room for them, 2 to 6; default 3 */
  'columns'?: string | number | boolean;
}

/** leads to a section of the page, the questions say, and marks it for two seconds by the attribute `data-marked`. */
export interface CatHelpButtonAttributes extends CatAttributes {
  /** what stands on it */
  'label'?: string | number | boolean;
  /** id of the section; default `faq` */
  'section'?: string | number | boolean;
  /** said where the page has no such section */
  'missing'?: string | number | boolean;
}

/** signs up for our letter, at our mailing-list provider, in a tab of its own. */
export interface CatNewsletterAttributes extends CatAttributes {
  /** the fields alone; heading, text and picture are the page's */
  'bare'?: string | number | boolean;
}

/** who has reported about the tours. */
export interface CatPressAttributes extends CatAttributes {
  /** `logos`: the outlets' names in one strip (default); `articles`: what they wrote, with links */
  'show'?: string | number | boolean;
}

/** what a private tour costs for a number of guests. */
export interface CatPriceCalculatorAttributes extends CatAttributes {
  /** the number to start with, 1 to 30; default 8 */
  'guests'?: string | number | boolean;
}

/** one button that reserves. */
export interface CatReserveButtonAttributes extends CatAttributes {
  /** slug of the tour whose calendar it opens: `brooklyn-heights`, `financial-district`, `lower-east-side` */
  'tour'?: string | number | boolean;
  /** the booking provider's number instead, for anything else that is sold there */
  'item-id'?: string | number | boolean;
  /** where it leads without either: a page of our site or a full address; default `/booking` */
  'href'?: string | number | boolean;
  /** its words; default `Reserve Your Spot` */
  'label'?: string | number | boolean;
  /** opens the calendar over the page where that is possible, instead of in a new tab */
  'lightframe'?: string | number | boolean;
}

/** a search box for our tours, pages and stories. */
export interface CatSiteSearchAttributes extends CatAttributes {
  /** what is searched for at first */
  'query'?: string | number | boolean;
  /** the field takes the focus soon after the tag has appeared, as in an overlay */
  'take-focus'?: string | number | boolean;
}

/** the feedback survey after a tour. What a visitor types is kept until it is sent. */
export interface CatSurveyAttributes extends CatAttributes {
  /** the tour that was taken: `brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours` */
  'tour'?: string | number | boolean;
  /** its day, as `YYYY-MM-DD` */
  'date'?: string | number | boolean;
  /** the guest's name */
  'name'?: string | number | boolean;
  /** the guest's e-mail address */
  'email'?: string | number | boolean;
  /** `query`: the same four names are also read from the page's address, and go before */
  'prefill'?: string | number | boolean;
}

/** what guests said, one at a time; the next comes after eight seconds, or when it is asked for. */
export interface CatTestimonialsAttributes extends CatAttributes {
  /** whose words: `guests` of all tours (default), of one tour (`brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours`), or `press-kit` */
  'of'?: string | number | boolean;
  /** the next one comes only when it is asked for */
  'still'?: string | number | boolean;
}

/** the tours with a live search, each with its price and a way to book it. */
export interface CatTourListAttributes extends CatAttributes {
  /** slugs of the tours to show, in this order: `brooklyn-heights`, `financial-district`, `lower-east-side`, `private-tours`; default all */
  'tours'?: string | number | boolean;
  /** `cards` (default), `list` for wide columns, `compact` for sidebars */
  'layout'?: string | number | boolean;
  /** leaves the search box out */
  'no-search'?: string | number | boolean;
}

/** the NBC New York report about us. Nothing is asked of its site before the visitor presses play. */
export interface CatVideoAttributes extends CatAttributes {
  /** leaves out the link below the film, unless the film cannot be shown */
  'no-link'?: string | number | boolean;
}

declare global {
  interface HTMLElementTagNameMap {
    'cat-blog': HTMLElement;
    'cat-booking-calendar': HTMLElement;
    'cat-contact': HTMLElement;
    'cat-faq': HTMLElement;
    'cat-gallery': HTMLElement;
    'cat-help-button': HTMLElement;
    'cat-newsletter': HTMLElement;
    'cat-press': HTMLElement;
    'cat-price-calculator': HTMLElement;
    'cat-reserve-button': HTMLElement;
    'cat-site-search': HTMLElement;
    'cat-survey': HTMLElement;
    'cat-testimonials': HTMLElement;
    'cat-tour-list': HTMLElement;
    'cat-video': HTMLElement;
  }
  interface HTMLElementEventMap {
    /** the visitor opened a story in place; detail `{ post }`, its number */
    'cat-post-open': CustomEvent<Record<string, string | number>>;
    /** the visitor opened the provider's calendar; detail `{ tour, item, partner, way }` */
    'cat-booking-start': CustomEvent<Record<string, string | number>>;
    /** the message has arrived; no detail */
    'cat-contact-sent': CustomEvent<Record<string, string | number>>;
    /** a press of the button did not send; detail `{ form, code, fields }`: names only, nothing that was typed */
    'cat-form-error': CustomEvent<Record<string, string | number>>;
    /** the visitor opened a picture; detail `{ album, id }` */
    'cat-picture-open': CustomEvent<Record<string, string | number>>;
    /** the visitor changed the number of guests; detail `{ guests, total }`, total in US dollars */
    'cat-price-change': CustomEvent<Record<string, string | number>>;
    /** a button without tour and item was pressed; cancel it to do something else; detail `{ href }` */
    'cat-reserve-click': CustomEvent<Record<string, string | number>>;
    /** the answers have arrived; no detail */
    'cat-survey-sent': CustomEvent<Record<string, string | number>>;
    /** the visitor pressed play */
    'cat-video-play': CustomEvent<Record<string, string | number>>;
  }
  namespace JSX {
    interface IntrinsicElements {
      'cat-blog': CatBlogAttributes & Record<string, unknown>;
      'cat-booking-calendar': CatBookingCalendarAttributes & Record<string, unknown>;
      'cat-contact': CatContactAttributes & Record<string, unknown>;
      'cat-faq': CatFaqAttributes & Record<string, unknown>;
      'cat-gallery': CatGalleryAttributes & Record<string, unknown>;
      'cat-help-button': CatHelpButtonAttributes & Record<string, unknown>;
      'cat-newsletter': CatNewsletterAttributes & Record<string, unknown>;
      'cat-press': CatPressAttributes & Record<string, unknown>;
      'cat-price-calculator': CatPriceCalculatorAttributes & Record<string, unknown>;
      'cat-reserve-button': CatReserveButtonAttributes & Record<string, unknown>;
      'cat-site-search': CatSiteSearchAttributes & Record<string, unknown>;
      'cat-survey': CatSurveyAttributes & Record<string, unknown>;
      'cat-testimonials': CatTestimonialsAttributes & Record<string, unknown>;
      'cat-tour-list': CatTourListAttributes & Record<string, unknown>;
      'cat-video': CatVideoAttributes & Record<string, unknown>;
    }
  }
}
