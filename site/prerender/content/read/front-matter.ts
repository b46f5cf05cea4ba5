/** The two halves of a Markdown file, each with the line on which it starts. */
export interface MarkdownParts {
  fields: string;
  fieldsLine: number;
  body: string;
  bodyLine: number;
}

/** Parts the block between two lines of `---` from the text below it; undefined if there is no such block. */
export function splitFrontMatter(text: string): MarkdownParts | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trimEnd() !== '---') return undefined;
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  if (end < 0) return undefined;
  return {
    fields: lines.slice(1, end).join('\n'),
    fieldsLine: 2,
    body: lines.slice(end + 1).join('\n'),
    bodyLine: end + 2,
  };
}
