import type { Widget } from '../../../loader/snippet';

/** The language that is painted, which the tag keeps on any page. */
export const languageOf = (options: Widget['options']): string => String(options?.['lang'] ?? 'en');

/** The name of the file of a tag's painted snippet. What it says of itself only where it differs is left out. */
export const paintedName = ({ tag, options = {} }: Pick<Widget, 'tag' | 'options'>): string =>
  [
    tag.replace('cat-', ''),
    ...(languageOf(options) === 'en' ? [] : [languageOf(options)]),
    ...('no-search' in options ? ['no-search'] : []),
  ].join('-');
