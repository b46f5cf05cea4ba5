/** The files of a content folder, wherever they are kept: on a disk, or in the memory of the editor. */
export interface Folder {
  /** Path of the folder as people see it in messages, with slashes: `site/content`. */
  shown: string;
  /**
   * Lists all files below a folder in it, or in all of it.
   * @returns paths as seen from that folder, with slashes; none where it is not there
   */
  names(below?: string): Promise<string[]>;
  /**
   * Reads a file, named as seen from the folder.
   * @throws an error with a `code` where it cannot be read
   */
  read(name: string): Promise<Uint8Array>;
}
