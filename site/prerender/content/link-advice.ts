import { closestMatch } from '../../../widgets/kit/model/closest-match';

/** Says what to write instead of a text that is no address. */
export function linkAdvice(text: string, pages: readonly string[] = []): string {
  if (/^[^\s@/:]+@[^\s@/:]+\.[a-z]+$/i.test(text)) return `Write "mailto:${text}".`;
  const page = closestMatch(`/${text}`, pages);
  if (page) return `Did you mean "${page}"? A page of this site begins with a slash.`;
  const bare = /^(?:http:\/\/)?([\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?)$/i.exec(text)?.[1];
  if (bare) return `Write the whole address: "https://${bare}".`;
  return 'Use a page of this site (/tours), a whole address (https://example.com) or a mail link (mailto:name@example.com).';
}
