/** Controls, lone surrogates, noncharacters, direction overrides and the replacement character. */
export const INVISIBLE =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069\ufffd]/u;

/** Path of a value: names of fields and indices. */
export type Path = (string | number)[];

/** Calls `visit` for each text. Returns a copy with the texts that `visit` returned. */
export function walkTexts(
  content: unknown,
  visit: (text: string, path: Path) => string | void,
  path: Path = [],
): unknown {
  if (typeof content === 'string') return visit(content, path) ?? content;
  if (Array.isArray(content)) return content.map((item, index) => walkTexts(item, visit, [...path, index]));
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, item]) => [key, walkTexts(item, visit, [...path, key])]),
  );
}
