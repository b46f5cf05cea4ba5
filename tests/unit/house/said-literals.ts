import ts from 'typescript';

/** Attributes and properties whose texts people see or hear, the ones of our own components among them. */
const SAID =
  /^(aria-(label|roledescription|description|placeholder|valuetext)|title|placeholder|alt|label|text|hint|note|more|caption|spoken|said|sending|send)$/;
/** Attributes, properties and variables whose texts only machines read, though there may be spaces in them. */
const UNSAID = /^(\w*[cC]lassName|kind|media|sandbox|allow|rel|sizes|d|shape|viewBox|style|data-\w+)$/;
/** Functions whose texts are selectors, names of style sheets, or go to the console. */
const UNSAID_CALLS =
  /(^|\.)(querySelector|querySelectorAll|closest|matches|matchMedia|adopt|warnOnce|console\.\w+)$/;

/** A media query. */
const MEDIA = /^\([a-z-]+: [\w.-]+\)$/;

/** Mark in the place of a value in a template. */
const VALUE = '\u0001';
const LETTER = /\p{L}/u;
const TWO_WORDS = new RegExp(
  `\\p{L}{2,}[,;:]? (\\p{L}{2,}|${VALUE})|${VALUE}[,;:]? \\p{L}{2,}|\\p{L}{2,}[.!?…]$`,
  'u',
);

/** Beginning of a sentence or a title. */
const BEGINS = new RegExp(`^(\\p{Lu}|${VALUE} )`, 'u');

/**
 * Returns the texts that a source says itself, where they ought to be messages, as `line: text`. These are: texts
 * between tags; texts with letters in what people see or hear; in a component, two words with a space between them; in
 * another module the same where they begin with a capital letter or a value, as sentences and titles do. A number, a selector, a
 * class name and what goes to the console are none.
 */
export function saidLiterals(source: ts.SourceFile): string[] {
  const isComponent = source.fileName.endsWith('.tsx');
  const found: string[] = [];
  const note = (node: ts.Node, text: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    found.push(`${line}: ${text.replaceAll(VALUE, '${}').trim()}`);
  };
  /** Collects literals; `isSaid` where the value of this expression is shown or heard, whatever the text. */
  const walk = (node: ts.Node, isSaid: boolean): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      const looksSaid = TWO_WORDS.test(text) && !MEDIA.test(text) && (isComponent || BEGINS.test(text));
      if (isSaid ? LETTER.test(text.replaceAll(VALUE, '')) : looksSaid) note(node, text);
      if (ts.isTemplateExpression(node))
        for (const { expression } of node.templateSpans) walk(expression, isSaid);
      return;
    }
    if (ts.isJsxText(node)) {
      if (LETTER.test(node.text)) note(node, node.text);
    } else if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) {
      const name = node.name.getText();
      if (node.initializer && !UNSAID.test(name))
        walk(node.initializer, SAID.test(name) && !ts.isVariableDeclaration(node));
    } else if (ts.isJsxExpression(node)) {
      if (node.expression) walk(node.expression, isSaid || !ts.isJsxAttribute(node.parent));
    } else if (ts.isConditionalExpression(node)) {
      walk(node.condition, false);
      walk(node.whenTrue, isSaid);
      walk(node.whenFalse, isSaid);
    } else if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      const chooses = /^(\|\||\?\?|\+)$/.test(ts.tokenToString(kind) ?? '');
      walk(node.left, isSaid && chooses);
      walk(node.right, isSaid && (chooses || kind === ts.SyntaxKind.AmpersandAmpersandToken));
    } else if (ts.isParenthesizedExpression(node)) {
      walk(node.expression, isSaid);
    } else if (ts.isNewExpression(node) && node.expression.getText().endsWith('Error')) {
      // For whoever catches it.
    } else if (ts.isCallExpression(node)) {
      walk(node.expression, false);
      if (!UNSAID_CALLS.test(node.expression.getText())) node.arguments.forEach((one) => walk(one, false));
    } else {
      ts.forEachChild(node, (child) => walk(child, false));
    }
  };
  walk(source, false);
  return found;
}

/** The text of a literal, or of a template with a mark for each of its values. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => VALUE + literal.text).join('');
}
