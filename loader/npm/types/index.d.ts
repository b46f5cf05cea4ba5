export type * from './cat-tours.js';

/** Version of this package and of its loader. */
export declare const version: string;

/**
 * Adds the loader to the page, once; on a server it does nothing. Components call it by themselves.
 * `exact` loads the loader of this version, checked by its hash, instead of the newest compatible one.
 */
export declare function ensureLoader(options?: { exact?: boolean }): void;

/** Returns the fallback link of a tag. */
export declare function tourLink(names: { partner?: string; network?: string; campaign?: string }): {
  name: string;
  href: string;
  /** Language of the name. */
  lang: string;
};
