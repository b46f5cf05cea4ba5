import { readFileSync } from 'node:fs';
import type { ElementName } from '../../../widgets/registry';
import { currentMode } from '../mode';

/** The browser's chunks; addresses are relative to the site's folder. */
export interface Manifest {
  version: string;
  /** Hash that names the folder of the code. */
  code: string;
  /** Chunks of the start of our pages. */
  entry: string[];
  /** Chunks of each page module, such as `press-kit`. */
  pages: Record<string, string[]>;
  /** Names of the elements' chunks, the runtime first. */
  files: string[];
  /** Chunks that each element needs besides the runtime, its own first, as indexes of `files`. */
  elements: Record<string, number[]>;
  /** Index of the chunk that few pages need. */
  onDemandIndex: number;
  /** Names of the chunks with messages of other languages. */
  languages: string[];
  /** SHA-384 hashes of `files` and `languages`. */
  hashes: string[];
  /** Address of each lazily loaded part, by its source file. */
  parts: Record<string, string>;
  schema: number;
  /** Names of the data modules that each element's code imports, its own first. */
  data: Record<string, string[]>;
}

/** Hash of the content that each element shows. */
export type DataHashes = Record<ElementName, string>;

/** What is known after the data is written, for the bundles that need it. */
export interface BuildContext {
  /** Folder of the site. */
  dir: string;
  buildId: string;
  manifest: Manifest;
  hashes: DataHashes;
  /** Origin of the site. */
  origin: string;
}

/** Name of the file in the folder of a mode. */
export const MANIFEST = 'manifest.json';

/** Returns what the last bundle of the browser's code wrote. */
export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(`${currentMode().folder}/${MANIFEST}`, 'utf8')) as Manifest;

/**
 * Returns root-relative addresses of the modules that a page loads at once, the entry first.
 * @param page name of the page's module; undefined if the page does not hydrate
 * @param tags elements that load at once
 */
export function modulesOf(
  { code, schema, files, elements: chunks, data, entry, pages }: Manifest,
  page: string | undefined,
  tags: readonly string[],
): string[] {
  const elementFiles = tags.flatMap((tag) => [
    ...chunks[tag]!.map((index) => `c/${code}/${files[index]}`),
    `data/${schema}/${data[tag]![0]}.js`,
  ]);
  const all = new Set([...entry, ...((page && pages[page]) || []), ...elementFiles]);
  return [...all].map((name) => `/${name}`);
}
