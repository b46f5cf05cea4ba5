import { closestMatch } from '../../../widgets/kit/model/closest-match';

/** Says what to write instead of a text that is no address. */
export function linkAdvice(text: string, pages: readonly string[] = []): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]+$/i.test(text)) return `Write "mailto:${text}".`;
  const page = closestMatch(`/${text}`, pages);
  if (page) return `Did you mean "${page}"? A page of this site begins with a slash.`;
  return (
    wholeAddress(text) ??
    'Use a page of this site (/tours), a whole address (https://example.com) or a mail link (mailto:name@example.com).'
  );
}

/** Says what to write instead of a text that is no address of another site. */
export const siteAdvice = (text: string): string =>
  wholeAddress(text) ?? 'Write the whole address of a page: https://example.com.';

/** Says how an address is written that lacks nothing but its beginning. */
function wholeAddress(text: string): string | undefined {
  const bare = /^(?:http:\/\/)?([\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)$/i.exec(text)?.[1];
  return bare && `Write the whole address: "https://${bare}".`;
}
