import { foreign } from '#content/languages';
import { inlineScript, sourceHash } from './inline-script';

/** The script inside a page that is framed: the tag must have its attributes before the loader sees it. */
export const frameScript = inlineScript('loader/frame.ts', {
  __FOREIGN__: JSON.stringify(foreign),
});
export const frameHash = sourceHash(frameScript);
