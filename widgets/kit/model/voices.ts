/** An outlet of the as-featured-on strip. */
export interface PressOutlet {
  name: string;
  /** Key of the word mark. */
  image: string;
  alt: string;
  link: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** Something that was written or said about the tours. */
export interface PressArticle {
  title: string;
  /** Language of the headline, where it is not English. */
  lang?: string | undefined;
  publication: string;
  date: string;
  description: string;
  link: string;
  /** Key of the word mark. */
  image: string;
  quote?: string | undefined;
  /** Beside the article while it leads the list. */
  picture?: { image: string; imageAlt: string; imageCaption?: string | undefined } | undefined;
}

/** Words of a guest, and their source. Never part of structured data. */
export interface Testimonial {
  quote: string;
  author: string;
  role?: string | undefined;
  source: string;
}
