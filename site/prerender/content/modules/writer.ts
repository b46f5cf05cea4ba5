import path from 'node:path';
import { dataModule, type GeneratedModule } from './write-module';

/** Folders of types, from the project's root. */
export const MODEL = 'widgets/kit/model';
export const SCHEDULE = 'widgets/kit/schedule';
export const SCHEMA = 'site/schema';
/** A type by its name, or more of them, and the module that has them, from the project's root. */
type TypeOf = readonly [name: string, from: string];

/** Returns what builds modules that lie in an output folder and take their types from the sources. */
export function moduleWriter(outDir: string) {
  const root = path.relative(outDir, '.').split(path.sep).join('/');
  const type = ([name, from]: TypeOf) => `import type { ${name} } from '${root}/${from}';`;
  /** A module with one export. */
  const one = (module: string, of: TypeOf, name: string, value: unknown, list = false) =>
    dataModule(module, [type(of)], [{ name, type: list ? `${of[0]}[]` : of[0], value }]);
  /** A module with one export per field. */
  const fields = (module: string, of: TypeOf, value: object) =>
    dataModule(
      module,
      [type(of)],
      Object.entries(value).map(([name, item]) => ({ name, type: `${of[0]}['${name}']`, value: item })),
    );
  return { type, models: `${root}/${MODEL}`, one, fields };
}

export type Writer = ReturnType<typeof moduleWriter>;

/** Returns a module that can also fetch others, by key. */
export function withLoaders(
  { name, text }: GeneratedModule,
  type: string,
  entries: readonly (readonly [key: string | number, module: string])[],
): GeneratedModule {
  const lines = entries.map(([key, module]) => `  ${JSON.stringify(key)}: () => import('./${module}'),\n`);
  return { name, text: `${text}\nexport const modules: ${type} = {\n${lines.join('')}};\n` };
}
