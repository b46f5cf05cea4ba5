/** The middle of some numbers and how far they spread: `412 (398-466)`. */
export function spread(values: readonly number[], digits = 0): string {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)]!;
  const [low, high] = [sorted[0]!, sorted.at(-1)!].map((value) => value.toFixed(digits));
  const text = middle.toFixed(digits);
  return low === high ? text : `${text} (${low}-${high})`;
}

/** Columns of equal width: the first to the left, all others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
        .join('   '),
    )
    .join('\n');
}
