/** Parts around the film: its name, its picture, the words on its button and its link. */
export interface Video {
  title: string;
  /** Key of the picture. */
  image: string;
  imageAlt: string;
  play: string;
  watch: string;
}
