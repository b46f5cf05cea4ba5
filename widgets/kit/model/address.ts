/**
 * THE rule for links, of content and of attributes, when they are checked and when they are drawn: a page of ours (its
 * path, and what follows), a place on the page, a web address or a mail address. It says what may be, so that no
 * spelling of anything else gets by. Browsers take a backslash for a slash and drop tabs and line breaks wherever they
 * stand: a link has none of them.
 */
export const ADDRESS = /^(?:(\/(?!\/)[^\s\\?#]*)|https?:\/\/|mailto:|#)([^\s\\]*)$/i;

/** Tells whether content may hold the text: such a link, whole, and without characters that cannot be seen. */
export const isAddress = (text: string): boolean =>
  ADDRESS.test(text) && !/^(https?:\/\/([/?#]|$)|mailto:$|#$)|\p{C}/iu.test(text);
