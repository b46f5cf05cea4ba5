/** A picture in the widths and formats that the build made of its master. */
export interface Picture {
  /** Pixels of the master; they give the aspect ratio. */
  width: number;
  height: number;
  /** `#rrggbb`, shown until the picture is there. */
  color: string;
  /** Beginning of all its files' root-relative addresses; a width and an ending follow. */
  file: string;
  /** Pixels, ascending. */
  widths: readonly number[];
  /** Best format first; every browser can show the last. */
  endings: readonly string[];
}

/** Root-relative address of one of its files. */
export const pictureFile = ({ file }: Picture, width: number, ending: string): string =>
  `${file}${width}.${ending}`;

/** The one file for those who cannot choose: search engines, social networks, old browsers. */
export const plainFile = (picture: Picture): string => {
  const { widths, endings } = picture;
  return pictureFile(picture, widths.findLast((width) => width <= 1280) ?? widths[0]!, endings.at(-1)!);
};
