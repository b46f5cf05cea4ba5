/** Escaped markup. */
export class Html {
  constructor(private readonly text: string) {}
  toString(): string {
    return this.text;
  }
}

type Value = string | number | boolean | null | undefined | Html | readonly Value[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and quoted attributes. */
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

/** Builds markup. Escapes every value except Html, joins lists, skips booleans and undefined. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(strings.map((text, index) => text + print(values[index])).join(''));
}

function print(value: Value): string {
  if (value === undefined || value === null || typeof value === 'boolean') return '';
  if (value instanceof Html) return value.toString();
  if (typeof value === 'object') return value.map(print).join('');
  return escape(String(value));
}
