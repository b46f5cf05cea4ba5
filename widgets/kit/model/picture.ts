export interface Picture {
  /** Pixels of the master; they give the aspect ratio. */
  width: number;
  height: number;
  /** `#rrggbb`, shown while the picture loads. */
  color: string;
  /** Root-relative address without width and ending. */
  file: string;
  widths: readonly number[];
  /** Best format first; every browser can show the last. */
  endings: readonly string[];
}

export const pictureFile = ({ file }: Picture, width: number, ending: string): string =>
  `${file}${width}.${ending}`;

/** Returns the file for search engines, social networks and old browsers. */
export const plainFile = (picture: Picture): string => {
  const { widths, endings } = picture;
  return pictureFile(picture, widths.filter((width) => width <= 1280).at(-1) ?? widths[0]!, endings.at(-1)!);
};
