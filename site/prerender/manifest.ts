import { readFileSync } from 'node:fs';

/** The browser's chunks as the build wrote them; addresses are relative to `dist/`. */
export interface ManifestFile {
  entry: string[];
  /** Chunks of each page module, such as `press-kit`. */
  pages: Record<string, string[]>;
  files: string[];
  tags: Record<string, number[]>;
  version: string;
  /** Hash that names the folder of the code. */
  code: string;
  schema: number;
  /** Names of the data modules that each element's code imports, its own first. */
  data: Record<string, string[]>;
}

export const readManifestFile = (): ManifestFile =>
  JSON.parse(readFileSync('.cache/manifest.json', 'utf8')) as ManifestFile;

/**
 * Returns root-relative addresses of the modules that a page loads at once, the entry first.
 * @param page name of the page's module; undefined if the page does not hydrate
 * @param tags elements that load at once
 */
export function modulesOf(file: ManifestFile, page: string | undefined, tags: readonly string[]): string[] {
  const ofTags = tags.flatMap((tag) => [
    ...file.tags[tag]!.map((index) => `c/${file.code}/${file.files[index]}`),
    `data/${file.schema}/${file.data[tag]![0]}.js`,
  ]);
  const all = new Set([...file.entry, ...((page && file.pages[page]) || []), ...ofTags]);
  return [...all].map((name) => `/${name}`);
}
