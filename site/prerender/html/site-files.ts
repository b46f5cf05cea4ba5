/**
 * Files of the site, with a function that makes each: every page as HTML, the pictures for the press, and what a static
 * host needs to serve them.
 */
export type SiteFiles<Content = string | Buffer> = Map<string, () => Content | Promise<Content>>;

/** Makes all files. Returns their contents by name. */
export async function makeAll<Content>(files: SiteFiles<Content>): Promise<Map<string, Content>> {
  // While one page's card is drawn, the next page is rendered.
  return new Map(await Promise.all([...files].map(async ([name, make]) => [name, await make()] as const)));
}
