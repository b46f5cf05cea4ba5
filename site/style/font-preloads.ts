// Written by site/fonts.

/** Fonts of every first view: `<link rel="preload" href="..." as="font" type="font/woff2" crossorigin>`. */
export const fontPreloads = ['/fonts/besley-8a52d0c2.woff2', '/fonts/libre-franklin-41c9ed99.woff2'] as const;
