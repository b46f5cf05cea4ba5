/** Splits front matter from the body, each with its first line; returns undefined if there is none. */
export function splitFrontMatter(text: string) {
  const [, fields, body = ''] = /^\uFEFF?--- *\r?\n(.*?\n)--- *(?:\r?\n(.*)|$)/s.exec(text) ?? [];
  if (fields === undefined) return undefined;
  return { fields, fieldsLine: 2, body, bodyLine: fields.split('\n').length + 2 };
}
