import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** One source module: the lists of class names in it, the modules of ours and the sheets (`#css/...`) that it imports. */
interface Module {
  classLists: string[];
  imports: string[];
  sheets: string[];
}
export type Graph = ReadonlyMap<string, Module>;

/** Modules by their files, as they were when they were read last. */
const parsed = new Map<string, { text: string; module: Module }>();
/** Modules that have been read since the last run began: dozens of sheets ask for the same ones. */
const current = new Map<string, Module>();

/** Begins a run in which every module is read once. */
export const readModulesAnew = (): void => current.clear();

/**
 * The modules of ours that a module needs by their absolute paths, itself last, dependencies first.
 * @param entry path of a .ts or .tsx file
 * @param without path of one that is left out, and so all that only it needs
 */
export function moduleGraph(entry: string, without?: string): Graph {
  const graph = new Map<string, Module>();
  const seen = new Set(without ? [path.resolve(without)] : []);
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const module = readModule(file);
    for (const imported of module.imports) visit(imported);
    graph.set(file, module);
  };
  visit(path.resolve(entry));
  return graph;
}

function readModule(file: string): Module {
  const module = current.get(file) ?? parseModule(file);
  current.set(file, module);
  return module;
}

function parseModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const known = parsed.get(file);
  if (known?.text === text) return known.module;
  const source = ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const module: Module = {
    classLists: classListsIn(source),
    imports: [],
    sheets: [],
  };
  const walk = (node: ts.Node) => {
    const specifier = importedFrom(node);
    if (specifier?.startsWith('.')) module.imports.push(resolveModule(file, specifier));
    if (specifier?.startsWith('#css/')) module.sheets.push(specifier.slice('#css/'.length));
    ts.forEachChild(node, walk);
  };
  walk(source);
  parsed.set(file, { text, module });
  return module;
}

/** Returns the texts of class names in a module. */
function classListsIn(source: ts.SourceFile): string[] {
  const found: string[] = [];
  const walk = (node: ts.Node, isClassList: boolean) => {
    // What is compared is no class name: path === '/' ? 'over' : ''.
    if (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) return;
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && isClassList) found.push(node.text);
    ts.forEachChild(node, (child) => walk(child, isClassList || isClassName(node)));
  };
  walk(source, false);
  return found;
}

/** `className={...}`, `{ className: ... }`, and constants whose name ends in `ClassName`. */
function isClassName(node: ts.Node): boolean {
  const name =
    ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)
      ? node.name.getText()
      : '';
  return name === 'className' || name.endsWith('ClassName');
}

const comparisons = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** The names in a list of them. */
export const namesIn = (list: string): string[] => list.split(/\s+/).filter(Boolean);

function importedFrom(node: ts.Node): string | undefined {
  if (
    ts.isImportDeclaration(node) &&
    !node.importClause?.isTypeOnly &&
    ts.isStringLiteral(node.moduleSpecifier)
  ) {
    return node.moduleSpecifier.text;
  }
  if (
    ts.isExportDeclaration(node) &&
    !node.isTypeOnly &&
    node.moduleSpecifier &&
    ts.isStringLiteral(node.moduleSpecifier)
  ) {
    return node.moduleSpecifier.text;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments;
    if (specifier && ts.isStringLiteral(specifier)) return specifier.text;
  }
  return undefined;
}

function resolveModule(from: string, specifier: string): string {
  const base = path.resolve(path.dirname(from), specifier);
  const file = [`${base}.ts`, `${base}.tsx`, base].find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${from}: cannot find ${specifier}`);
  return file;
}
