/** A generated module: its path inside the output folder and its text. */
export interface GeneratedModule {
  name: string;
  text: string;
}

/** The text of a value as TypeScript source; fields without a value are left out. */
const literal = (value: unknown) => JSON.stringify(value, null, 2);

/**
 * A module with one typed constant per entry.
 * @param types type of each export by its name; `typeImports` are the lines that bring those types in
 */
export function dataModule(
  name: string,
  typeImports: readonly string[],
  exports: readonly { name: string; type: string; value: unknown }[],
): GeneratedModule {
  const body = exports.map((entry) => `export const ${entry.name}: ${entry.type} = ${literal(entry.value)};`);
  return { name: `${name}.ts`, text: [...typeImports, ...body].join('\n\n') + '\n' };
}
