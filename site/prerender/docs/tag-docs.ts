import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { tagFolders } from '../tag-folders';

/** One attribute, as the tag's table has it. */
export interface AttributeDocs {
  name: string;
  /** The sentence above it in the table. */
  text: string;
  kind: 'flag' | 'number' | 'words' | 'list' | 'text';
  /** Of `words`: what it may be; the empty word is the absent attribute. */
  values: readonly string[];
  /** Absent where the table names none, or none that means anything. */
  fallback: string | number | undefined;
}

export interface EventDocs {
  name: string;
  text: string;
  /** TypeScript of the detail's type; `null` or `undefined` where there is none. */
  detail: string;
}

/** The public face of a tag. */
export interface TagDocs {
  tag: string;
  summary: string;
  attributes: AttributeDocs[];
  events: EventDocs[];
  parts: { name: string; text: string }[];
}

/** Attributes that every tag has, with the same meaning, every tag, and the custom properties that a page may set. */
export interface Docs {
  common: AttributeDocs[];
  tags: TagDocs[];
  properties: string[];
}

const kinds: Record<string, AttributeDocs['kind']> = {
  flag: 'flag',
  integer: 'number',
  oneOf: 'words',
  words: 'list',
  text: 'text',
  shortName: 'text',
};

/** Known to the loader alone, before there is a tag. */
const loading: AttributeDocs = {
  name: 'loading',
  text: '`lazy`: the tag is fetched when it comes near the window.',
  kind: 'words',
  values: ['lazy'],
  fallback: undefined,
};

/**
 * Reads what the sources say of the tags: tables of attributes, types of events, docstrings.
 * Takes a few seconds, for the compiler works out the types.
 * @throws Error that names the file and what is missing in it
 */
export function readDocs(): Docs {
  const host = 'widgets/kit/element/embed-context.ts';
  const files = tagFolders().map((folder) => `widgets/${folder}/element.ts`);
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config,
    ts.sys,
    '.',
  );
  const program = ts.createProgram([host, ...files], options);
  const checker = program.getTypeChecker();
  const open = (file: string) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} cannot be read`);
    return source;
  };
  return {
    common: [...attributesIn(open(host), 'commonAttributes', checker), loading],
    tags: files.map((file) => readTag(open(file), checker)),
    properties: propertiesIn('widgets'),
  };
}

/** Lists what style sheets read of a page, except for `--cat-rem`, which tells a page's root size to ourselves. */
function propertiesIn(folder: string): string[] {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.css'),
  );
  const read = sheets.flatMap((name) => [
    ...readFileSync(path.join(folder, name), 'utf8').matchAll(/var\((--cat-[\w-]+)/g),
  ]);
  return [...new Set(read.map(([, name]) => name!))].filter((name) => name !== '--cat-rem').sort();
}

function readTag(source: ts.SourceFile, checker: ts.TypeChecker): TagDocs {
  const block = /\/\*\*\n \* `<(cat-[\w-]+)>`: ([\s\S]*?)\*\//.exec(source.text);
  if (!block) throw new Error(`${source.fileName}: the tag's docstring is missing`);
  const lines = block[2]!.split('\n').map((line) => line.replace(/^ \* ?/, '').trim());
  const first = lines.findIndex((line) => line.startsWith('@'));
  return {
    tag: block[1]!,
    summary: capital(lines.slice(0, first).join(' ').trim()),
    attributes: attributesIn(source, 'attributes', checker),
    events: eventsIn(source, checker),
    parts: lines.flatMap((line) => {
      const [, name, text] = /^@csspart ([\w-]+) - (.*)$/.exec(line) ?? [];
      return name && text ? [{ name, text }] : [];
    }),
  };
}

/** The rows of an attribute table, without those that are for our own pages. */
function attributesIn(source: ts.SourceFile, table: string, checker: ts.TypeChecker): AttributeDocs[] {
  const rows = find(
    source,
    (node): node is ts.VariableDeclaration => ts.isVariableDeclaration(node) && node.name.getText() === table,
  )?.initializer;
  if (!rows || !ts.isObjectLiteralExpression(rows))
    throw new Error(`${source.fileName}: there is no table "${table}"`);
  return rows.properties.flatMap((row) => {
    if (ts.getJSDocTags(row).some(({ tagName }) => tagName.text === 'internal')) return [];
    const builder = ts.isPropertyAssignment(row) ? row.initializer : undefined;
    const name = row.name && nameOf(row.name);
    const kind = builder && ts.isCallExpression(builder) && kinds[builder.expression.getText()];
    if (!name || !kind) throw new Error(`${source.fileName}: "${row.getText()}" is no row of the table`);
    const [first, second] = builder.arguments;
    const given = kind === 'words' ? second : kind === 'list' ? undefined : first;
    const fallback = given && valueOf(given, checker);
    return [
      {
        name,
        text: sentence(row, `${source.fileName}: ${name}`),
        kind,
        values:
          kind === 'words' ? sorted(literals(valueType(builder, checker)).map(String), fallback) : [],
        // 0 stands for none where counting begins at 1.
        fallback: fallback || undefined,
      },
    ];
  });
}

/** Lists what the tag adds to the events that elements know. */
function eventsIn(source: ts.SourceFile, checker: ts.TypeChecker): EventDocs[] {
  const map = find(
    source,
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === 'HTMLElementEventMap',
  );
  return (map?.members ?? []).flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return [];
    const name = nameOf(member.name);
    const [detail] = checker.getTypeArguments(checker.getTypeFromTypeNode(member.type) as ts.TypeReference);
    return [{ name, text: sentence(member, `${source.fileName}: ${name}`), detail: spell(detail!, checker) }];
  });
}

/** The first node that is asked for, in the order of the text. */
function find<T extends ts.Node>(node: ts.Node, isIt: (node: ts.Node) => node is T): T | undefined {
  return isIt(node) ? node : ts.forEachChild(node, (child) => find(child, isIt));
}

const nameOf = (name: ts.PropertyName): string => (ts.isStringLiteral(name) ? name.text : name.getText());

function sentence(node: ts.Node, place: string): string {
  const [doc] = ts.getJSDocCommentsAndTags(node);
  const text = doc && ts.getTextOfJSDocComment(doc.comment);
  if (!text) throw new Error(`${place} has no sentence above it`);
  return text.replaceAll(/\s+/g, ' ');
}

/** The `T` of `AttributeType<T>`. */
const valueType = (builder: ts.Expression, checker: ts.TypeChecker): ts.Type =>
  checker.getTypeArguments(checker.getTypeAtLocation(builder) as ts.TypeReference)[0]!;

const literals = (type: ts.Type): (string | number)[] =>
  (type.isUnion() ? type.types : [type]).flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : [],
  );

/** Sorts the parts of a union, which the compiler has in the order in which it met them in any file. */
const sorted = (parts: string[], first?: unknown, last?: unknown): string[] =>
  parts.sort(
    (a, b) =>
      Number(b === first) - Number(a === first) || Number(a === last) - Number(b === last) || (a < b ? -1 : 1),
  );

/** The value of an expression that is written down in the code: here, or as a message of the tag. */
function valueOf(node: ts.Expression, checker: ts.TypeChecker): string | number | undefined {
  const written = checker.getSymbolAtLocation(node)?.valueDeclaration;
  const isMessage = written && ts.isPropertyAssignment(written) && ts.isStringLiteral(written.initializer);
  if (isMessage) return written.initializer.text;
  const [only, ...others] = literals(checker.getTypeAtLocation(node));
  return others.length ? undefined : only;
}

/** A type in TypeScript, without any name of ours in it. */
function spell(type: ts.Type, checker: ts.TypeChecker): string {
  const plain = checker.typeToString(type);
  if (type.flags & (ts.TypeFlags.Boolean | ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return plain;
  if (type.isUnion()) {
    const parts = type.types.map((part) => spell(part, checker));
    return sorted(parts, undefined, 'undefined').join(' | ');
  }
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (!(type.flags & ts.TypeFlags.Object) || checker.isArrayType(type)) return plain;
  const fields = checker.getPropertiesOfType(type).map((field) => {
    const isOptional = field.flags & ts.SymbolFlags.Optional;
    const type = checker.getTypeOfSymbol(field);
    return isOptional
      ? `${field.name}?: ${spell(checker.getNonNullableType(type), checker)}`
      : `${field.name}: ${spell(type, checker)}`;
  });
  return `{ ${fields.join('; ')} }`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
