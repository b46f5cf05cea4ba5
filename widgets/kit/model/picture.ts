/** A picture in the sizes and formats that the build made of its master. */
export interface Picture {
  /** `<folder>/<name>` of the master. */
  key: string;
  /** Pixels of the largest rendition; they give the aspect ratio. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the picture is there. */
  color: string;
  /** Root-relative address for browsers that pick none of the sources. */
  src: string;
  /** Best format first. */
  sources: readonly { type: string; srcset: string }[];
}
