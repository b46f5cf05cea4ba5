/**
 * Allowed links of content and attributes: a path of our site (captured), a fragment, a web or mail address. Browsers
 * read a backslash as a slash and drop tabs and line breaks, so none of them is allowed.
 */
export const ADDRESS = /^(?:(\/(?!\/)[^\s\\?#]*)|https?:\/\/|mailto:|#)([^\s\\]*)$/i;

/** True if a text is a complete allowed link without invisible characters. */
export const isAddress = (text: string): boolean =>
  ADDRESS.test(text) && !/^(https?:\/\/([/?#]|$)|mailto:$|#$)|\p{C}/iu.test(text);
