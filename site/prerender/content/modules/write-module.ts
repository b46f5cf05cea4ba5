import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

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

/** Writes a module unless it is already there word for word; tells whether it wrote. */
export async function writeModule(outDir: string, { name, text }: GeneratedModule): Promise<boolean> {
  const file = path.join(outDir, name);
  const present = await readFile(file, 'utf8').catch(() => undefined);
  if (present === text) return false;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return true;
}

/** Removes files of a name pattern that none of the modules is: those of content that was taken away. */
export async function removeOthers(
  outDir: string,
  pattern: RegExp,
  modules: readonly GeneratedModule[],
): Promise<void> {
  const kept = new Set(modules.map(({ name }) => name));
  for (const name of await readdir(outDir)) {
    if (pattern.test(name) && !kept.has(name)) await rm(path.join(outDir, name));
  }
}
