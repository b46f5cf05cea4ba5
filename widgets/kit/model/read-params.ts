/** Separator of parameters; mail programs also write `&amp;`, campaign tools a second `?`, others `;`. */
export const SEPARATOR = /[?&](?:amp;)*|;(?=[\w-]+=)/i;

/** Returns the parameters of a query by lower-case name, also of a mangled one. */
export const readParams = (query: string): URLSearchParams =>
  new URLSearchParams(
    [...new URLSearchParams(query.split(SEPARATOR).join('&'))].map(([name, text]) => [
      name.toLowerCase(),
      text,
    ]),
  );

/** Cuts invisible characters and what follows a name: `larkspur/`, `larkspur?utm_source=mail`. */
export const readName = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^([a-z\d-]+)[^\p{L}\p{N}\s_-].*/isu, '$1');
