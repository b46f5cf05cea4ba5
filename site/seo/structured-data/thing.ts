import { absolute } from '../head';

/** A node of schema.org structured data. */
export interface Thing {
  '@type': string | readonly string[];
  [property: string]: unknown;
}

/** Refers to a node on this page or another one. */
export const reference = (id: string) => ({ '@id': id });

export const businessId = `${absolute('/')}#business`;
export const websiteId = `${absolute('/')}#website`;
export const pageId = (path: string): string => `${absolute(path)}#page`;
export const tourId = (path: string): string => `${absolute(path)}#tour`;

/** Returns the text of an `ld+json` script: one graph. No text can end the script or open a comment. */
export const graphJson = (nodes: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
