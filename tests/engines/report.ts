/** Result of a check in an engine: an empty text is success, undefined means that it did not run. */
export type Outcome = string | undefined;

export interface Column {
  engine: string;
  /** One for each check, in their order. */
  outcomes: Outcome[];
}

/** Checks by engines, then what failed, then the sum. */
export function report(
  titles: readonly string[],
  columns: readonly Column[],
): { text: string; failed: number } {
  const width = Math.max(...titles.map(({ length }) => length));
  const word = (outcome: Outcome) => (outcome === undefined ? 'not run' : outcome ? 'FAILED' : 'passed');
  const row = (title: string, cells: string[]) => [title.padEnd(width), ...cells].join('  ').trimEnd();
  const cell = (text: string, { engine }: Column) => text.padEnd(engine.length);
  const all = columns.flatMap(({ outcomes }) => outcomes);
  const failed = all.filter(Boolean).length;
  const details = columns.flatMap(({ engine, outcomes }) =>
    outcomes.flatMap((outcome, index) => (outcome ? [`${engine}: ${titles[index]}\n    ${outcome}\n`] : [])),
  );
  return {
    failed,
    text: [
      row(
        '',
        columns.map((column) => cell(column.engine, column)),
      ),
      ...titles.map((title, index) =>
        row(
          title,
          columns.map((column) => cell(word(column.outcomes[index]), column)),
        ),
      ),
      '',
      ...details,
      `${all.filter((outcome) => outcome === '').length} passed, ${failed} failed`,
    ].join('\n'),
  };
}
