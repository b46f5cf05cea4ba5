import { parseAst } from 'rollup/parseAst';

/** A module as the bundler writes it, taken apart: imports of names, a body, one list of exports. */
export interface Module {
  /** Static imports: by name in this module, the name over there. */
  imports: { from: string; names: [inner: string, outer: string][] }[];
  /** By name for others, the name in this module. */
  exports: [outer: string, inner: string][];
  /** Addresses of dynamic imports, and where in the body they stand, from their quote to their quote. */
  later: { from: string; start: number; end: number }[];
  body: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
}
type Named = { name: string };
/** Properties of a node that the questions below ask for; which of them there are depends on the type. */
interface Part extends Node {
  name?: string;
  id?: unknown;
  params?: unknown;
  body?: unknown;
  source?: Node & { value?: unknown; left?: Node };
  left?: Part;
  argument?: Part;
}
interface Statement extends Node {
  source?: { value: string } | null;
  declaration?: Node | null;
  specifiers?: { type: string; local: Named; imported?: Named; exported?: Named }[];
}

/**
 * Takes a module apart.
 * @throws where it exports in another way than by a list, or a name whose value changes afterwards: what is handed on
 *   would stay as it was
 */
export function readModule(code: string): Module {
  const module: Module = { imports: [], exports: [], later: [], body: '' };
  const kept: Node[] = [];
  for (const statement of parseAst(code).body as unknown as Statement[]) {
    const { type, specifiers = [], source } = statement;
    if (type === 'ImportDeclaration') {
      const names = specifiers.map(({ local, imported }): [string, string] => [local.name, imported!.name]);
      module.imports.push({ from: source!.value, names });
    } else if (type === 'ExportNamedDeclaration' && !statement.declaration && !source) {
      for (const { local, exported } of specifiers) module.exports.push([exported!.name, local.name]);
    } else if (type.startsWith('Export')) {
      throw new Error(`A chunk exports by ${code.slice(statement.start, statement.start + 60)}`);
    } else {
      kept.push(statement);
    }
  }
  module.body = kept.map(({ start, end }) => code.slice(start, end)).join(';');
  const body = parseAst(module.body).body;
  each(body, ({ type, source }) => {
    if (type === 'ImportExpression') module.later.push(addressIn(source!));
  });
  const changing = module.exports.find(([, name]) => isChangedBelow(name, body));
  if (changing) throw new Error(`A chunk exports ${changing[0]}, which changes`);
  return module;
}

/** Calls back for all nodes of a tree, down to where it is told to go no further. */
function each(part: unknown, call: (node: Part) => boolean | void): void {
  if (!part || typeof part !== 'object') return;
  if (call(part as Part) === false) return;
  for (const child of Object.values(part)) each(child, call);
}

/** Tells whether a function assigns to a name that it does not declare itself. */
function isChangedBelow(name: string, body: unknown): boolean {
  let found = false;
  each(body, (node) => {
    if (/Function/.test(node.type) && declares(node, name)) return false;
    const target = { AssignmentExpression: node.left, UpdateExpression: node.argument }[node.type];
    found ||= target?.type === 'Identifier' && target.name === name;
    return undefined;
  });
  return found;
}

/** Tells whether a function has a parameter or a variable of that name, in whichever block of it. */
function declares(node: Part, name: string): boolean {
  const isNamed = (pattern: unknown) => {
    let named = false;
    each(pattern, (part) => void (named ||= part.type === 'Identifier' && part.name === name));
    return named;
  };
  let found = isNamed(node.params);
  each(node.body, (part) => {
    if (part.type === 'VariableDeclarator' || /^(Function|Class)Declaration$/.test(part.type))
      found ||= isNamed(part.id);
    return !/Function/.test(part.type);
  });
  return found;
}

/** The address in the source of a dynamic import: alone, or with something behind it. */
function addressIn(source: Node & { value?: unknown; left?: Node }): Module['later'][number] {
  const literal = (source.type === 'BinaryExpression' ? source.left : source) as Node & { value: unknown };
  if (typeof literal.value !== 'string')
    throw new Error('A chunk imports from an address that is not a text');
  return { from: literal.value, start: literal.start, end: literal.end };
}

/** Lists names as an object's text: `{outer:inner}`. */
const object = (names: readonly (readonly [string, string])[]) =>
  `{${names.map(([outer, inner]) => (outer === inner ? outer : `${outer}:${inner}`)).join(',')}}`;

/**
 * Writes a module as an expression whose value is what it exports, for a script that is no module.
 * @param later where the addresses of its dynamic imports begin, absolute
 * @param nameOf gives the variable that holds what another module exports
 */
export function asExpression(
  { imports, exports, later: parts, body }: Module,
  { later, nameOf }: { later: string; nameOf: (from: string) => string },
): string {
  const given = imports.map(
    ({ from, names }) => `const${object(names.map(([inner, outer]) => [outer, inner]))}=${nameOf(from)};`,
  );
  const text = parts.reduceRight(
    (rest, { from, start, end }) =>
      `${rest.slice(0, start)}${JSON.stringify(new URL(from, later).href)}${rest.slice(end)}`,
    body,
  );
  return `(()=>{${given.join('')}${text};return${object(exports)}})()`;
}

/** Writes a module whose value passes through something, such as what hands it on. */
export function asModule({ imports, exports, body }: Module, through: (value: string) => string): string {
  const given = imports.map(
    ({ from, names }) =>
      `import{${names.map(([inner, outer]) => `${outer} as ${inner}`).join(',')}}from${JSON.stringify(from)};`,
  );
  const names = exports.map(([outer]) => outer).join(',');
  return `${given.join('')}export const{${names}}=${through(`(()=>{${body};return${object(exports)}})()`)};\n`;
}
