import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { snippet } from '../../loader/snippet';
import { tourDoors } from '../../site/prerender/tour-doors';
import { fareharbor } from '#content/config';
import { readmeWithTable } from '../../site/prerender/docs/main';

const readme = readFileSync('README.md', 'utf8');

it('has the table of tags that the docstrings give', async () => {
  const made = await format(readmeWithTable(readme), {
    ...(await resolveConfig('README.md')),
    parser: 'markdown',
  });
  expect(readme).toBe(made);
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

it('names only commands and folders that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  for (const [, name] of readme.matchAll(/npm run ([\w:]+)/g)) expect(Object.keys(scripts)).toContain(name);
  const tree = /```\nwidgets\/([\s\S]*?)```/.exec(readme)![0];
  let parent = '';
  for (const line of tree.split('\n').slice(1, -1)) {
    const [, indent, name] = /^( *)(\S+)/.exec(line)!;
    const depth = indent!.length / 2;
    parent = parent.split('/').slice(0, depth).join('/');
    const full = [parent, name!.replace(/\/$/, '')].filter(Boolean).join('/');
    expect(existsSync(full), full).toBe(true);
    if (name!.endsWith('/')) parent = full;
  }
});

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
