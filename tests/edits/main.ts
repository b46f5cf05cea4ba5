/**
 * `npm run test:edits`: makes the owner's usual edits in a copy of the project, and runs the content's check and the unit
 * tests that meet the content there. Who edits content must never have to edit a test.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { readdir, readFile, rm } from 'node:fs/promises';
import { copyProject } from '../helpers/project/project-copy';
import { ownerEdits } from './owner-edits';

/** Tests that may meet the content: the generated modules, the content's folder, what reads it, the table of redirects. */
const MEETS_CONTENT = /['`]#content\/|site\/content|prerender\/content|site\/redirects|content-copy/;
/** Tests whose every content is a copy of the fixture: no edit of the owner's reaches them, and they take half the time. */
const isOfFixture = (text: string) =>
  text.includes('contentCopy()') && !/['`]#content\/|site\/content|site\/redirects|contentCopy\('/.test(text);

async function testsOfContent(): Promise<string[]> {
  const names = await readdir('tests/unit', { recursive: true });
  const files = names
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.join('tests/unit', name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files.filter((_, index) => MEETS_CONTENT.test(texts[index]!) && !isOfFixture(texts[index]!));
}

function node(cwd: string, ...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    // What the repository keeps is the same for the copy.
    const env = { ...process.env, GIT_DIR: path.resolve('.git') };
    const child = spawn(process.execPath, args, { cwd, env, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.slice(0, 3).join(' ')}: exit code ${code}`)),
    );
  });
}

const copy = await copyProject();
try {
  for (const { name, apply } of ownerEdits) {
    await apply(copy);
    console.log(`   ${name}`);
  }
  await node(copy, 'site/prerender/content/check-command.mjs');
  await node(copy, '--import', 'tsx', 'site/prerender/generate.ts');
  await node(copy, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...(await testsOfContent()));
} finally {
  await rm(copy, { recursive: true });
}
