import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'typescript';
import { ts } from '../tools/typescript';

/** What a source module uses: class names, each with its `file:line`, source modules and style sheets (`#css/...`). */
interface Module {
  classNames: [name: string, position: string][];
  imports: string[];
  sheets: string[];
}
type Graph = ReadonlyMap<string, Module>;

/** Finds the modules that a module needs, dependencies first, without those that only `without` needs. */
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

const cache = new Map<string, { text: string; module: Module }>();
const IMPORT = /\b(?:import|export)\s+(?!type\b)(?:[\w*{}\s,$]+\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/g;

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8');
  const known = cache.get(file);
  if (known?.text === text) return known.module;
  const specifiers = [...text.matchAll(IMPORT)].map(({ index, 1: first, 2: lazy }) => ({
    name: (first ?? lazy)!,
    line: text.slice(0, index).split('\n').length,
  }));
  const source = ts.createSourceFile(path.relative('', file), text, ts.ScriptTarget.Latest, true);
  const module: Module = {
    classNames: classNamesIn(source),
    imports: specifiers.flatMap(({ name, line }) =>
      name.startsWith('.') ? resolveModule(file, name, line) : [],
    ),
    sheets: specifiers.flatMap(({ name }) => (name.startsWith('#css/') ? name.slice(5) : [])),
  };
  cache.set(file, { text, module });
  return module;
}

/** Returns the texts in `className={...}`, `{ className: ... }` and constants whose name ends in `ClassName`. */
function classNamesIn(node: Node, isClassName = false): Module['classNames'] {
  // A compared text is no class name: path === '/' ? 'over' : ''.
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return [];
  const isText =
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  const found: Module['classNames'] =
    isText && isClassName
      ? Array.from(node.text.matchAll(/\S+/g), ([text]) => [text, `${source.fileName}:${line + 1}`])
      : [];
  const name = (node as { name?: Node }).name?.getText() ?? '';
  ts.forEachChild(node, (child) => {
    found.push(...classNamesIn(child, isClassName || /^className$|ClassName$/.test(name)));
  });
  return found;
}

function resolveModule(from: string, specifier: string, line: number): string {
  const base = path.resolve(path.dirname(from), specifier);
  const file = [`${base}.ts`, `${base}.tsx`, base].find((candidate) => existsSync(candidate));
  if (!file) throw new Error(`${path.relative('', from)}:${line}: cannot find ${specifier}`);
  return file;
}
