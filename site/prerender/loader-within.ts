/** The loader as it is in the files `v1/<tag>.js`: it takes what it can from `WITHIN`, which is put around it. */
export const LOADER_WITHIN = '.cache/loader-within.js';
