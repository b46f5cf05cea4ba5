/**
 * Text files of the site, with a function that makes each: every page as HTML, and what a static host needs to serve them.
 */
export type SiteFiles = Map<string, () => string | Promise<string>>;

/** Makes all files. Returns their texts by name. */
export async function makeAll(files: SiteFiles): Promise<Map<string, string>> {
  // While one page's card is drawn, the next page is rendered.
  return new Map(await Promise.all([...files].map(async ([name, make]) => [name, await make()] as const)));
}
