/** Longest fact that stays in one line on a narrow card. */
const MAX_CHARACTERS = 20;

/**
 * Returns facts such as `(approximately 2 hours, $40 per person)` with non-breaking spaces: a short fact stays in one line,
 * and a number stays with its unit.
 */
export const unbrokenFacts = (facts: string): string =>
  facts
    .split(', ')
    .map((fact) => fact.replaceAll(fact.length > MAX_CHARACTERS ? /(?<=\d) /g : ' ', '\u00a0'))
    .join(', ');
