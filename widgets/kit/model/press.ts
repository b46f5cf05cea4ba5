export interface PressOutlet {
  name: string;
  image: string;
  alt: string;
  link: string;
  width?: number | undefined;
  height?: number | undefined;
}

export interface PressArticle {
  title: string;
  /** Language of the headline, if it is not English. */
  lang?: string | undefined;
  publication: string;
  date: string;
  description: string;
  link: string;
  image: string;
  quote?: string | undefined;
  /** Shown while the article is the first. */
  picture?: { image: string; imageAlt: string; imageCaption?: string | undefined } | undefined;
}
