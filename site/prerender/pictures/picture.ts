/** A published picture, as the `<picture>` component takes it. All addresses are root-relative. */
export interface Picture {
  /** Path under `site/content/pictures` without the file ending, in address spelling. */
  key: string;
  /** Size of the master in pixels, upright: gives the aspect ratio, not a file's width. */
  width: number;
  height: number;
  /** Colour to show until the picture is there, `#rrggbb`. */
  color: string;
  /** The one address for browsers and readers that know no `srcset`. */
  src: string;
  /** Best format first. */
  sources: { type: string; srcset: string }[];
}

/** What must be known of a master to publish it; kept between runs by the hash of its bytes. */
export interface MasterFacts {
  width: number;
  height: number;
  color: string;
  transparent: boolean;
}
