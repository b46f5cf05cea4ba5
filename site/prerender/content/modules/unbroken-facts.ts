/** Most characters of a fact that stays in one line, as `40 $US par personne`; a narrow card has no room for many more. */
const SHORT = 20;

/**
 * Returns facts with commas between them, `(approximately 2 hours, $40 per person)`, so that a line ends between two of
 * them: a short one stays in one line, and in a longer one a number stays with what it counts.
 */
export const unbrokenFacts = (facts: string): string =>
  facts
    .split(', ')
    .map((fact) => fact.replaceAll(fact.length > SHORT ? /(?<=\d) /g : ' ', '\u00a0'))
    .join(', ');
