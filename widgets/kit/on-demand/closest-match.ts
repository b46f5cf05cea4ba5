/** Returns the Levenshtein distance. */
function distance(from: string, to: string): number {
  let row = [...Array(to.length + 1).keys()];
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/**
 * Returns the closest known word, or undefined if none is close.
 * @param most maximum distance
 */
export function closestMatch(
  word: string,
  known: readonly string[],
  most = Math.max(2, word.length / 3),
): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, steps: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  const best = ranked[0];
  return best && best.steps <= most ? best.candidate : undefined;
}

/** Returns the closest element: `cat-tour-list` for `cat-tourlist` and `cat-tours`. */
export function closestElement(element: string, elements: readonly string[]): string | undefined {
  const [word, ...names] = [element, ...elements].map((name) => name.replace('cat-', '')) as [
    string,
    ...string[],
  ];
  const stem = word.replace(/s$/, '');
  const name =
    closestMatch(word, names, Math.max(1, word.length / 3)) ??
    names.find((one) => stem.length > 2 && one.includes(stem));
  return name && `cat-${name}`;
}

/** Attributes that only our own site sets. */
export const INTERNAL_ATTRIBUTES: readonly string[] = ['home', 'analytics'];
