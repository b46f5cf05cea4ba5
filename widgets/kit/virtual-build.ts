/**
 * `virtual:build`: values that a build passes to the code that it bundles. Each bundle gets those that its code imports
 * (`buildValues` in site/prerender/bundle/plugins.ts); tests and tools, which run without a bundle, get the ones below.
 */

/** Hash of all code chunks, which is also the name of their folder. */
export const code: string = '';
/** Hash of the content that an element shows, in the element's data. Prerendered HTML has it, too. */
export const hash: string = '';

/** Hash of all sources, in pages and in the service worker. */
export const buildId: string = '';
/** True if there is a service worker. */
export const hasWorker: boolean = false;
/** Addresses that the service worker always caches. */
export const shell: readonly string[] = [];
/** Periods in which parts of pages show, in epoch milliseconds. */
export const periods: readonly (readonly [name: string, from: number, until: number])[] = [];

/**
 * Chunks of elements, separated by `|`. Each is a file name without `.js`; an element's own chunk is followed by the
 * indexes of the chunks that it needs, the runtime (0) among them. In the loader of an exact version, messages of other
 * languages (`messages-de`) come last.
 */
export const chunkRows: string = '';
/** SHA-384 hashes of the chunks in the same order, in the loader of an exact version; empty otherwise. */
export const chunkHashes: string = '';
/** Index of the chunk that few pages need. */
export const onDemandIndex: number = 0;
/** Address of the chunks' folder on our site. */
export const chunkFolder: string = '';
/** Path of the data from there. */
export const dataPath: string = '';
/** Element inside the script, in the scripts `v1/<tag>.js`; empty otherwise. */
export const ownTag: string = '';

/** Origin of our site. */
export const site: string = '';
/** Version of the loader and of the npm package. */
export const version: string = '';
/** Hash of the exact loader of this version; empty before its release. */
export const integrity: string = '';
