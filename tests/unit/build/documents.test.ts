import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documents } from '../../helpers/documents';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const steps = readFileSync('tests/run.ts', 'utf8');
const testFiles = readdirSync('tests', { recursive: true, encoding: 'utf8' });

/** True for a step, a suite or a part of a test's path, as `npm test -- <name>` takes it. */
const isTest = (name: string) => steps.includes(`'${name}'`) || testFiles.some((file) => file.includes(name));

/** Returns the ids that GitHub gives the headings of a file. */
const idsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (file, text) => {
  it('links to files and headings that exist', () => {
    const prose = text.replace(/^```[^]*?^```/gm, '');
    for (const [link, target, id] of prose.matchAll(/\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)/g)) {
      const linked = target ? path.join(path.dirname(file), target) : file;
      expect(existsSync(linked), link).toBe(true);
      if (id) expect(idsOf(linked), link).toContain(id);
    }
  });

  it('names commands and tests that exist', () => {
    for (const [, name] of text.matchAll(/npm run (?:-s )?([\w:-]+)/g))
      expect(scripts).toHaveProperty([name!]);
    for (const [command, name] of text.matchAll(/npm test -- ([\w/.-]+)/g))
      expect(isTest(name!), command).toBe(true);
  });
});
