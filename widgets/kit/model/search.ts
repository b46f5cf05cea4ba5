/** Something the site search finds. */
export interface SearchEntry {
  name: string;
  path: string;
  type: 'tour' | 'page';
}
