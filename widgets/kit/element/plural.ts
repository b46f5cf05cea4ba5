/** Language that tags speak; their wrapper names it. */
export const LANGUAGE = 'en';

let rules: Intl.PluralRules | undefined;

/**
 * Chooses what is said of a number in the language of tags.
 * @param forms whole sentences: `one` for what the language says of a single thing, `other` for all else
 */
export function plural(count: number, forms: { one: string; other: string }): string {
  // Made when something is counted: to ask the browser for a language takes a moment.
  rules ??= new Intl.PluralRules(LANGUAGE);
  return rules.select(count) === 'one' ? forms.one : forms.other;
}
