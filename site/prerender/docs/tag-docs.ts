import ts from 'typescript';
import { tagFolders } from '../tag-folders';
import { attributesIn, type AttributeDocs } from './attribute-docs';
import { everyProperty, propertiesOf, type PropertyDocs } from './property-docs';
import { find, nameOf, sentence, sorted } from './source';

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
  /** Custom properties that it reads of the page. */
  properties: PropertyDocs[];
}

/** Attributes that every tag has, with the same meaning, every tag, and the custom properties that a page may set. */
export interface Docs {
  common: AttributeDocs[];
  /** Attributes that the loader reads, before there is a tag: they are no properties. */
  loader: AttributeDocs[];
  tags: TagDocs[];
  /** Custom properties that any of them reads. */
  properties: PropertyDocs[];
}

/**
 * Reads what the sources say of the tags: tables of attributes, types of events, docstrings.
 * Takes a few seconds, for the compiler works out the types.
 * @throws Error that names the file and what is missing in it
 */
export function readDocs(): Docs {
  const tables = 'widgets/kit/element/embed-context.ts';
  const types = 'widgets/kit/page-types.ts';
  const files = tagFolders().map((folder) => `widgets/${folder}/element.ts`);
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config,
    ts.sys,
    '.',
  );
  const program = ts.createProgram([tables, types, ...files], options);
  const checker = program.getTypeChecker();
  const open = (file: string) => {
    const source = program.getSourceFile(file);
    if (!source) throw new Error(`${file} cannot be read`);
    return source;
  };
  const shared = eventsIn(open(types), checker);
  const tags = files.map((file) => readTag(open(file), shared, checker));
  return {
    common: attributesIn(open(tables), 'commonAttributes', checker),
    loader: attributesIn(open(tables), 'loaderAttributes', checker),
    tags,
    properties: everyProperty(tags.flatMap(({ properties }) => properties)),
  };
}

/** Reads a tag's module: what is said above its definition, and the tables of its own. */
function readTag(source: ts.SourceFile, shared: readonly EventDocs[], checker: ts.TypeChecker): TagDocs {
  const definition = source.statements.find(
    (node): node is ts.VariableStatement => ts.isVariableStatement(node) && Boolean(node.modifiers),
  );
  const tag = definition && /\btag: '(cat-[\w-]+)'/.exec(definition.getText())?.[1];
  if (!tag) throw new Error(`${source.fileName}: the tag's definition is missing`);
  const said = (name: string) =>
    ts
      .getJSDocTags(definition)
      .filter(({ tagName }) => tagName.text === name)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
  return {
    tag,
    summary: sentence(definition, source.fileName),
    attributes: attributesIn(source, 'attributes', checker),
    events: [
      ...eventsIn(source, checker),
      ...said('fires').map((name) => {
        const event = shared.find((event) => event.name === name);
        if (!event) throw new Error(`${source.fileName}: ${name} is no event of several tags`);
        return event;
      }),
    ],
    parts: said('csspart').map((line) => {
      const [, name, text] = /^([\w-]+) - (.+)$/.exec(line) ?? [];
      if (!name || !text) throw new Error(`${source.fileName}: "@csspart ${line}" says nothing`);
      return { name, text };
    }),
    properties: propertiesOf(tag.replace('cat-', '')),
  };
}

/** Lists what a module adds to the events that elements know. */
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
