/** Folders of types, from the project's root. */
export const MODEL = 'widgets/kit/model';
export const SCHEDULE = 'widgets/kit/schedule';
export const SCHEMA = 'site/schema';

/** A generated module: its path inside the output folder and its text. */
export interface GeneratedModule {
  name: string;
  text: string;
}

/** Returns some fields of an object. Undefined ones are dropped when the modules are written. */
export const pick = <T extends object, K extends keyof T>(from: T, ...keys: K[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;

/** Returns the import of types for modules in `.cache/content`; `from` is a path from the project's root. */
export const typeImport = (types: string, from: string): string =>
  `import type { ${types} } from '../../${from}';`;

/** Returns a module with constants, by name and type: `items: TourItems`. */
export function dataModule(name: string, imports: string, exports: object): GeneratedModule {
  const constants = Object.entries(exports).map(
    ([constant, value]) => `export const ${constant} = ${JSON.stringify(value, null, 2)};`,
  );
  return { name: `${name}.ts`, text: `${[imports, ...constants].filter(Boolean).join('\n\n')}\n` };
}

/** Returns a module with one constant, named with its type: `cards: TourCard[]`. */
export const one = (module: string, constant: string, from: string, value: unknown): GeneratedModule =>
  dataModule(module, typeImport(/: (\w+)/.exec(constant)![1]!, from), { [constant]: value });

/** Returns a module with one export per field. */
export const fields = (module: string, type: string, from: string, value: object): GeneratedModule => {
  const entries = Object.entries(value).map(([name, item]) => [`${name}: ${type}['${name}']`, item] as const);
  return dataModule(module, typeImport(type, from), Object.fromEntries(entries));
};

/** Returns a module that also imports others on demand, by key. */
export function withLoaders(
  { name, text }: GeneratedModule,
  type: string,
  modules: readonly (readonly [key: string | number, module: string])[],
): GeneratedModule {
  const lines = modules.map(([key, module]) => `  ${JSON.stringify(key)}: () => import('./${module}'),\n`);
  return { name, text: `${text}\nexport const modules: ${type} = {\n${lines.join('')}};\n` };
}
