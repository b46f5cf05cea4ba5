/** Record that the build wrote of the browser's chunks; addresses are relative to `dist/`. */
export interface ManifestFile {
  entry: string[];
  /** By page module, `press-kit`. */
  pages: Record<string, string[]>;
  files: string[];
  tags: Record<string, number[]>;
  version: string;
  /** The folder of the code. */
  code: string;
  /** Of the data. */
  schema: number;
  /** By tag, the names of the data that its code imports, its own first. */
  data: Record<string, string[]>;
}

export interface Manifest {
  /**
   * Root-relative addresses of the modules that a page needs at once, the entry first.
   * @param page name of the page's module; undefined where the HTML does without
   * @param tags those on the first screens
   */
  modulesOf(page: string | undefined, tags: readonly string[]): string[];
}

/** The manifest with the questions that the prerenderer asks. */
export function readManifest(file: ManifestFile): Manifest {
  return {
    modulesOf(page, tags) {
      const ofTags = tags.flatMap((tag) => [
        ...file.tags[tag]!.map((index) => `c/${file.code}/${file.files[index]}`),
        `data/${file.schema}/${file.data[tag]![0]}.js`,
      ]);
      const all = new Set([...file.entry, ...((page && file.pages[page]) || []), ...ofTags]);
      return [...all].map((name) => `/${name}`);
    },
  };
}
