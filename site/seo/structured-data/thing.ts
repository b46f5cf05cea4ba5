import { absolute } from '../head';

/** A node of structured data, in the words of schema.org. */
export interface Thing {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

/** Points at a node that may be on this page or on another one of ours. */
export const reference = (id: string) => ({ '@id': id });

export const businessId = `${absolute('/')}#business`;
export const websiteId = `${absolute('/')}#website`;
export const pageId = (path: string): string => `${absolute(path)}#page`;
export const tourId = (path: string): string => `${absolute(path)}#tour`;

/**
 * The text of a `ld+json` script: one graph for all nodes. Whatever a text holds, it cannot end the script or open a
 * comment in it.
 */
export const graphJson = (nodes: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
