import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { snippet } from '../../../loader/snippet';
import { tourDoors } from '../../../site/prerender/html/tour-doors';
import { fareharbor } from '#content/booking-service';
import { tagFiles } from '../../../site/prerender/docs/tag-files';

const readme = readFileSync('README.md', 'utf8');

/** The guides that are beside the code they describe. */
const guides = [
  '.github/CONTRIBUTING.md',
  'loader/README.md',
  'loader/npm/README.md',
  'site/art/README.md',
  'site/content/README.md',
  'site/content/going-live.md',
  'site/content/going-live-cloudflare.md',
  'site/content/going-live-netlify.md',
  'site/fonts/README.md',
  'site/prerender/README.md',
  'widgets/README.md',
];

it('can be read at one go', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(120);
});

// The compiler reads all widgets for it.
it('has beside it what npm run docs makes of the sources', { timeout: 60_000 }, async () => {
  for (const [file, text] of await tagFiles()) expect(readFileSync(file, 'utf8'), file).toBe(text);
});

it.each(['README.md', ...guides])('%s leads to files and headings that exist', (file) => {
  for (const [, target] of readFileSync(file, 'utf8').matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
    const [name, heading] = target!.split('#');
    const led = name ? path.join(path.dirname(file), name) : file;
    expect(existsSync(led), `${target} in ${file}`).toBe(true);
    if (!heading) continue;
    const slugs = [...readFileSync(led, 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, words]) =>
      words!
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    );
    expect(slugs, `${target} in ${file}`).toContain(heading);
  }
});

it('shows the snippet that partners get', () => {
  const shown = /```html\n([\s\S]*?)```/.exec(readme)![1]!;
  const made = snippet({
    tag: 'cat-tour-list',
    site: 'https://catsabouttowntours.com',
    partner: 'your-short-name',
    doors: tourDoors({ partner: 'your-short-name' }),
  })
    .replaceAll(fareharbor.origin, 'https://fareharbor.com')
    .replaceAll(`/${fareharbor.company}/`, '/catsabouttowntours/');
  expect(shown.replaceAll(/\s+/g, '')).toBe(made.replaceAll(/\s+/g, ''));
});

it('shows a tag whose imports there are', () => {
  const [, tag] = /## A tag from nothing\n([\s\S]*?)\n## /.exec(
    readFileSync('.github/CONTRIBUTING.md', 'utf8'),
  )!;
  const imports = [...tag!.matchAll(/(?:import|export) \{ ([\w, ]+) \} from '(\.\.\/[^']+)'/g)];
  expect(imports.length).toBeGreaterThan(2);
  for (const [, names, from] of imports) {
    const text = readFileSync(`${path.join('widgets/weather', from!)}.ts`, 'utf8');
    for (const name of names!.split(', ')) expect(text, from).toMatch(new RegExp(`export .*\\b${name}\\b`));
  }
});

it('names only commands and folders that exist, and every command somewhere', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const texts = ['README.md', ...guides].map((file) => readFileSync(file, 'utf8')).join('\n');
  const named = new Set([...texts.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name!));
  expect([...named].filter((name) => !(name in scripts))).toEqual([]);
  expect(
    Object.keys(scripts).filter((name) => !['start', 'test'].includes(name) && !named.has(name)),
  ).toEqual([]);
  const tree = /```\nwidgets\/([\s\S]*?)```/.exec(readme)![0];
  const found = new Set<string>();
  let parent = '';
  for (const line of tree.split('\n').slice(1, -1)) {
    const [, indent, names] = /^( *)((?:\S+, )*\S+)/.exec(line)!;
    const depth = indent!.length / 2;
    parent = parent.split('/').slice(0, depth).join('/');
    const paths = names!.split(', ').map((name) => [parent, name].filter(Boolean).join('/'));
    for (const full of paths) expect(existsSync(full), full).toBe(true);
    for (const full of paths) found.add(full.replace(/\/$/, ''));
    if (names!.endsWith('/')) parent = paths.at(-1)!.replace(/\/$/, '');
  }
  const folders = ['site', 'tests', 'widgets/kit'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${folder}/${name}`),
  );
  expect(folders.filter((folder) => !found.has(folder))).toEqual([]);
});

it.each(['README.md', '.github/CONTRIBUTING.md'])('%s names only paths that exist', (file) => {
  /** Folders that a build makes, and a tag that nobody has made yet. */
  const others = ['dist/', '.cache/dev', 'widgets/weather/'];
  const prose = readFileSync(file, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
  const paths = [...prose.matchAll(/`([\w.<][\w.<>*-]*\/[\w.<>*/-]*)`/g)].map(([, name]) => name!);
  expect(paths.length).toBeGreaterThan(9);
  expect(paths.filter((name) => !others.includes(name) && !existsAs(name))).toEqual([]);
});

/** Tells whether there is such a file or folder; `<page>` and `*` stand for any name. */
function existsAs(name: string): boolean {
  const last = path.basename(name);
  const any = new RegExp(`^${last.replaceAll('.', '\\.').replaceAll(/<\w+>|\*/g, '[\\w-]+')}$`);
  const folder = path.dirname(name);
  return existsSync(name) || (existsSync(folder) && readdirSync(folder).some((file) => any.test(file)));
}

it('keeps files that people should not have to see out of the repository', () => {
  const tracked = execFileSync('git', ['ls-files'], { encoding: 'utf8' });
  expect(tracked).not.toMatch(/^(dist|\.cache|node_modules)\//m);
});

it('asks for the line of Node that version managers are told', () => {
  const line = readFileSync('.nvmrc', 'utf8').trim();
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toMatch(new RegExp(`^>=${line}\\.`));
  expect(readme).toContain('.nvmrc');
});
