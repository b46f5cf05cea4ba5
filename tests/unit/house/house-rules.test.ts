import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../widgets/registry';
import { saidLiterals } from './said-literals';

const sources = ['widgets', 'loader', 'site', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter(
      (file) =>
        /\.(tsx?|mjs)$/.test(file) && !file.includes('node_modules') && !file.startsWith('loader/types/'),
    ),
);

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

/** Every text below a node: in quotes, in the fixed parts of templates, between tags. */
function textsOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node))
    return [node.text];
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsOf(child)));
  return texts;
}

/** Returns all that a file imports or re-exports, types included, at its top or within; paths of ours from the project's root. */
function importsOf(file: string): { from: string; typeOnly: boolean }[] {
  const found: { from: string; typeOnly: boolean }[] = [];
  const walk = (node: ts.Node) => {
    const typeOnly = ts.isImportDeclaration(node) && Boolean(node.importClause?.isTypeOnly);
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      found.push({ from: (node.moduleSpecifier as ts.StringLiteral).text, typeOnly });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) found.push({ from: argument.text, typeOnly });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      found.push({ from: (node.argument.literal as ts.StringLiteral).text, typeOnly: true });
    }
    ts.forEachChild(node, walk);
  };
  walk(parse(file));
  return found.map(({ from, typeOnly }) => ({
    from: from.startsWith('.') ? path.posix.join(path.posix.dirname(file), from) : from,
    typeOnly,
  }));
}

/** The layer that a module belongs to. */
function layerOf(file: string): string {
  // What the owner sets for an outside company is a schema as the site's are, but lies with the rest about it.
  if (/^widgets\/kit\/services\/(\w+\/settings|settings-fields)(\.ts)?$/.test(file)) return 'kit/settings';
  const kit = /^widgets\/kit\/(\w+)\//.exec(file);
  if (kit) return `kit/${kit[1]}`;
  if (file.startsWith('widgets/kit/')) return 'kit';
  if (file.startsWith('widgets/registry')) return 'registry';
  const widget = /^widgets\/([\w-]+)\//.exec(file);
  if (widget) return `widgets/${widget[1]}`;
  if (file.startsWith('site/prerender')) return 'prerender';
  if (file.startsWith('site/art/tests')) return 'tests';
  if (file.startsWith('site/art/social-card')) return 'card';
  if (file.startsWith('site/art')) return 'art';
  if (file.startsWith('site/fonts')) return 'fonts';
  return file.split('/')[0]!;
}

/** Tells whether one layer may import from another, besides itself and packages. */
function mayImport(from: string, to: string, typeOnly: boolean): boolean {
  if (to === from || !/^(kit|widgets|registry|site|prerender|art|card|fonts|loader|tests)/.test(to))
    return true;
  if (from === 'tests') return true;
  if (from === 'kit/model' || from === 'kit/style') return false;
  if (from === 'kit/settings') return to === 'kit/model';
  // Fetched for a tag that is to speak another language than English.
  if (from === 'kit/element' && to === 'kit/languages') return true;
  if (from === 'kit/services' || from === 'kit/element')
    return /^kit(\/(model|services|element|style|settings))?$/.test(to);
  if (from.startsWith('kit')) return to.startsWith('kit') || to === 'registry';
  if (from === 'registry') return to.startsWith('widgets/');
  if (from.startsWith('widgets/')) return to.startsWith('kit');
  // What it fetches it knows by its type alone.
  if (from === 'loader') return to === 'registry' || (typeOnly && to === 'kit');
  // The page for partners shows what the loader's folder makes.
  if (from === 'site') return to.startsWith('kit') || to === 'registry' || to === 'loader';
  if (from === 'card') return to === 'art';
  // Pictures are drawn once and committed; cards follow every title, so the build draws them.
  if (from === 'prerender') return !to.startsWith('tests') && to !== 'art';
  return false;
}

describe('who may import whom', () => {
  const edges = sources.flatMap((file) => importsOf(file).map((entry) => ({ file, ...entry })));

  it('keeps to the layers', () => {
    const wrong = edges
      .filter(({ file, from, typeOnly }) => !mayImport(layerOf(file), layerOf(from), typeOnly))
      .map(({ file, from }) => `${file} -> ${from}`);
    expect(wrong).toEqual([]);
  });

  it('goes in no circle, types included', () => {
    const own = (from: string) => [`${from}.ts`, `${from}.tsx`, from].find((file) => sources.includes(file));
    const needs = new Map(
      sources.map((file) => [
        file,
        edges.filter((edge) => edge.file === file).flatMap(({ from }) => own(from) ?? []),
      ]),
    );
    /** All that a file leads to. */
    const reached = (file: string, seen = new Set<string>()): Set<string> => {
      for (const next of needs.get(file) ?? []) {
        if (seen.has(next)) continue;
        seen.add(next);
        reached(next, seen);
      }
      return seen;
    };
    expect(sources.filter((file) => reached(file).has(file))).toEqual([]);
  });

  it.each([
    ['@r2wc/core', 'widgets/kit/element/define.ts'],
    ['@twind/core', 'widgets/kit/style/twind.ts'],
    ['preact', 'widgets/kit/react.ts'],
  ])('lets %s in at one place only', (name, seam) => {
    const shipped = edges.filter(
      ({ file }) => !file.startsWith('tests/') && !file.startsWith('site/prerender/'),
    );
    const users = new Set(shipped.filter(({ from }) => from === name).map(({ file }) => file));
    expect([...users]).toEqual([seam]);
  });

  it('lets content into a tag by its data alone, or later by a dynamic import, or where types vanish', () => {
    const users = sources
      .filter((file) => file.startsWith('widgets/') || file.startsWith('loader/'))
      .filter((file) =>
        /^(import|export) (?!type )[^;]*? from '#content\//m.test(readFileSync(file, 'utf8')),
      );
    expect(users.filter((file) => !/^widgets\/([\w-]+\/data|kit\/ours)\.ts$/.test(file))).toEqual([]);
    const others = edges.filter(({ from }) => from === 'widgets/kit/ours').map(({ file }) => file);
    expect(
      others.filter((file) => !/^(widgets\/[\w-]+\/data|site\/configured|tests\/.*)\.ts$/.test(file)),
    ).toEqual([]);
  });

  it.each([
    ['mail', /emailjs|recaptcha/i],
    ['newsletter', /mailchimp|mc-validate|list-manage/i],
    ['booking', /fareharbor/i],
    ['analytics', /\bgtag\b|dataLayer/i],
    ['maps', /google\.com\/maps/i],
  ])('knows the company behind services/%s in that folder alone', (service, company) => {
    const folder = `widgets/kit/services/${service}/`;
    const code = [...sources, 'rollup.config.mjs'].filter(
      (file) => !/^(tests|loader|site\/content)\//.test(file),
    );
    const users = code.filter((file) => company.test(readFileSync(file, 'utf8')));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((file) => !file.startsWith(folder))).toEqual([]);
    // Others speak to the folder by its verbs.
    const past = edges.filter(
      ({ file, from }) =>
        from.startsWith(`${folder}vendor`) && !file.startsWith(folder) && !file.startsWith('tests/'),
    );
    expect(past).toEqual([]);
  });

  it('keeps the router out of widgets and the loader', () => {
    const users = edges.filter(({ from }) => /^(wouter|regexparam)/.test(from)).map(({ file }) => file);
    expect(users.filter((file) => !file.startsWith('site/') && !file.startsWith('tests/'))).toEqual([]);
  });

  it('keeps the schema library, and the schemas, out of widgets and of everything that reaches a browser', () => {
    const isSchema = (file: string) =>
      /^(site\/(schema\/|pages\/[\w-]+\.schema\b)|widgets\/kit\/services\/(\w+\/settings|settings-fields)\b)/.test(
        file,
      );
    const inNode = (file: string) => /^(site\/prerender|tests)\//.test(file);
    const wrong = edges.filter(
      ({ file, from, typeOnly }) =>
        !isSchema(file) && !inNode(file) && (from === 'zod' || (isSchema(from) && !typeOnly)),
    );
    expect(wrong.map(({ file, from }) => `${file} -> ${from}`)).toEqual([]);
  });
});

describe('rules of the linter', () => {
  it('are switched off with a reason beside it', () => {
    const comments = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\/[/*] oxlint-disable.*/g)].map(
        ([line]) => `${file}: ${line}`,
      ),
    );
    expect(comments.length).toBeGreaterThan(9);
    expect(comments.filter((line) => !/ -- \S/.test(line))).toEqual([]);
    const lines = readFileSync('.oxlintrc.json', 'utf8').split('\n');
    const hasReason = (index: number) =>
      lines.slice(Math.max(0, index - 3), index).some((line) => line.trim().startsWith('//'));
    const bare = lines.filter((line, index) => /: "off"/.test(line) && !hasReason(index));
    expect(bare).toEqual([]);
  });
});

describe('docstrings', () => {
  it('begin with a verb or a noun, not with a question word or a pronoun', () => {
    const BEGINS =
      /\/\*\*[\s*]*((?:What|Where|Wh(?:o|om|ose|y|en)|How|Which|Whether|That|Th(?:ese|ose|is|ey)|Its?|We|You)\b.*)/g;
    const wrong = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(BEGINS)].map(([, words]) => `${file}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('one widget, one folder, one shape', () => {
  it.each(Object.keys(registry))('%s has its component, its element and its data under one name', (tag) => {
    const name = tag.replace('cat-', '');
    for (const file of [`${name}.tsx`, 'element.ts', 'data.ts'])
      expect(existsSync(`widgets/${name}/${file}`), file).toBe(true);
    const component = name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());
    const source = readFileSync(`widgets/${name}/${name}.tsx`, 'utf8');
    expect(source, 'the component is a function declaration').toContain(`export function ${component}(`);
  });
});

describe('what tags and our own pages say is in their messages', () => {
  /** Texts that have their place elsewhere, by file. */
  const others: Readonly<Record<string, string>> = {
    'site/layout/header/nav-links.ts': 'the main navigation: each name beside its address',
    'widgets/kit/model/post.ts': 'topics of posts, by which content is checked',
    'widgets/kit/model/forms/survey-choices.ts': 'names of tours, as they are sent',
    'widgets/kit/model/calendar-file.ts': 'the name of the program in a calendar file',
  };

  it('finds no word anywhere else', () => {
    const wrong = sources
      .filter((file) => /^(widgets|site\/(layout|ui|pages))\//.test(file))
      .filter((file) => !/\/(messages(-[\w-]+)?|settings(-fields)?|[\w-]+\.schema)\.ts$/.test(file))
      .filter((file) => !others[file])
      .flatMap((file) => saidLiterals(parse(file)).map((literal) => `${file}:${literal}`));
    expect(wrong).toEqual([]);
  });

  it('leaves it to the rules of the language what is said of one thing', () => {
    const wrong = sources.filter(
      (file) => file.startsWith('widgets/') && /(===|!==|>) 1 \? ['"`]/.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  it('has no exception that is needed no longer', () => {
    expect(Object.keys(others).filter((file) => !saidLiterals(parse(file)).length)).toEqual([]);
  });

  it.each([
    ['tsx', '<p>Hello</p>'],
    ['tsx', '<p>{done ? "Copied" : null}</p>'],
    ['tsx', '<p>{topic || "All"}</p>'],
    ['tsx', '<p>{`Back to ${title}`}</p>'],
    ['tsx', '<button aria-label="Close" />'],
    ['tsx', '<a title={home ? undefined : "Opens"} />'],
    ['tsx', '<Failure text={failed && "Sorry"} />'],
    ['tsx', '<Empty action={{ label: "Clear", run }} />'],
    ['tsx', '<Video failed="not shown here" />'],
    ['tsx', '<nav aria-label="Main" />'],
    ['tsx', '<ButtonLink href="/tours">Our Tours</ButtonLink>'],
    ['tsx', 'const crumbs = [{ href: "/", label: "Home" }];'],
    ['tsx', '<Part waiting="Loading tour details..." />'],
    ['tsx', '<b>{`$${price} per person`}</b>'],
    ['ts', 'const text = walk ? `Next walk: ${walk.when}` : words;'],
    ['tsx', 'const place = `Quote ${index} of ${total}`;'],
    ['ts', 'const failed = "There was a problem.";'],
    ['ts', 'const found = `${count} fields are wrong`;'],
    ['ts', 'notify({ title: "Error" });'],
    ['ts', 'const late = `Sent at ${time}.`;'],
  ])('catches it in %s: %s', (ending, code) => {
    const source = ts.createSourceFile(`a.${ending}`, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    expect(saidLiterals(source)).toHaveLength(1);
  });

  it.each([
    ['tsx', '<p className="form form-covered">{`${length}/${most}`}</p>'],
    ['tsx', '<p>{state === "failed" ? messages.failed : messages.found(count)}</p>'],
    ['tsx', '<ButtonLink kind="ghost small" title={messages.newTab} />'],
    ['tsx', 'warnOnce(tag, `tours="${slug}" is not a tour`);'],
    ['tsx', 'root.querySelector("button, figure, p");'],
    ['tsx', 'const iconClassName = "size-4 text-error";'],
    ['tsx', 'const kind = art ? "hero hero-slip" : "hero hero-band";'],
    ['tsx', 'const DARK = "(prefers-color-scheme: dark)";'],
    ['tsx', 'const versions = [{ media: `${DARK} and ${NARROW}` }];'],
    ['ts', 'throw new Error("There is no such story.");'],
    ['ts', 'const focusable = "a[href], button, input, select";'],
  ])('lets it pass in %s: %s', (ending, code) => {
    const source = ts.createSourceFile(`a.${ending}`, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    expect(saidLiterals(source)).toEqual([]);
  });
});

describe('apostrophes in what visitors read', () => {
  /** Texts that are agreed to the letter, with the apostrophe of a keyboard. */
  const agreed = [
    "We're having trouble opening the booking calendar. Please try again later.",
    "We're having trouble with this button. Please try again later.",
    "We're sorry, but there was an error loading this page. Our team has been notified of the issue.",
    "Thank you for contacting us. We'll get back to you soon!",
  ];
  const straight = sources
    .filter((file) => /^(widgets|loader)\/|^site\/(layout|pages|seo|ui)\//.test(file))
    .flatMap((file) => textsOf(parse(file)))
    .filter((text) => /\p{L}'\p{L}/u.test(text));

  it('are curled, but for the texts that are agreed', () =>
    expect(straight.filter((text) => !agreed.includes(text))).toEqual([]));
  it('have no exception that is needed no longer', () =>
    expect(agreed.filter((text) => !straight.includes(text))).toEqual([]));
});

describe('what breaks hydration', () => {
  it('no text stands beside an expression: one template string per run', () => {
    const wrong: string[] = [];
    for (const file of sources.filter((name) => name.endsWith('.tsx') && !name.startsWith('tests/'))) {
      const source = parse(file);
      const isText = (node: ts.Node | undefined) => node && ts.isJsxText(node) && node.text.trim() !== '';
      const walk = (node: ts.Node) => {
        if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
          node.children.forEach((child, index) => {
            const next = node.children[index + 1];
            const shows = (part: ts.Node | undefined) =>
              part && ts.isJsxExpression(part) && part.expression && !containsJsx(part.expression);
            if (
              (isText(child) && shows(next)) ||
              (shows(child) && isText(next)) ||
              (shows(child) && shows(next))
            ) {
              wrong.push(`${file}:${source.getLineAndCharacterOfPosition(child.getStart()).line + 1}`);
            }
          });
        }
        ts.forEachChild(node, walk);
      };
      walk(source);
    }
    expect(wrong).toEqual([]);
  });
});

function containsJsx(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true;
  if (node.kind === ts.SyntaxKind.Identifier && node.getText() === 'children') return true;
  return ts.forEachChild(node, (child) => containsJsx(child)) ?? false;
}

describe('unit tests', () => {
  it('that change modules for others are isolated by their names', () => {
    const changes = /\bvi\.(mock|doMock|resetModules)\(/;
    const wrong = sources.filter(
      (file) =>
        file.startsWith('tests/unit/') &&
        !file.endsWith('.isolated.test.ts') &&
        changes.test(readFileSync(file, 'utf8')),
    );
    expect(wrong).toEqual([]);
  });
});
