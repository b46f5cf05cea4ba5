/** The last parts of the addresses of the guides for partners' developers. */
export const GUIDES = ['guide', 'reference', 'package'] as const;
export type GuideName = (typeof GUIDES)[number];
export const guidePath = (name: GuideName): string => `/partners/${name}`;
