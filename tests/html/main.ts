/**
 * `npm test -- html`: the Nu HTML checker (https://validator.github.io/validator) over every prerendered page, and
 * over the inside of every tag on them, which it would otherwise pass by. Needs Java; the checker itself is installed
 * beside this file when it is not there yet.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from '../../site/prerender/build';
import { installBeside } from '../helpers/project/install-beside';
import { shadowRoots } from './shadow-roots';

const here = path.dirname(fileURLToPath(import.meta.url));
const jarFile = 'node_modules/vnu-jar/build/dist/vnu.jar';
const jar = path.join(here, jarFile);
const scratch = path.resolve('.cache/html');

interface Message {
  type: string;
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/**
 * Not mistakes: its parser of style sheets is older than what ours use (they are checked by the build), and it does
 * not know the attribute by which pages reach the inside of a tag (https://drafts.csswg.org/css-shadow-parts), which
 * is also where a tag's component is part of a page.
 */
const ofNoConcern = ({ message }: Message): boolean =>
  message.startsWith('CSS:') || message.startsWith('Attribute “part” not allowed');

async function run(): Promise<void> {
  process.env.SANDBOX = '1';
  await build({ full: false });
  installBeside(here, jarFile);
  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(snippets|admin\/edit)/.test(file))
    .map((file) => path.join('dist', file));
  const roots = writeRoots(pages.map((page) => readFileSync(page, 'utf8')));
  const errors = check([...pages, ...roots]).filter((message) => !ofNoConcern(message));
  for (const { url, lastLine, message, extract } of errors)
    console.error(`${path.relative('.', fileURLToPath(url))}:${lastLine}: ${message}\n    ${extract}`);
  console.log(`${pages.length} pages and the inside of ${roots.length} tags: ${errors.length} errors.`);
  if (errors.length) process.exitCode = 1;
}

/** Writes the inside of each tag as a page of its own, once however often it occurs. */
function writeRoots(pages: readonly string[]): string[] {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  return [...shadowRoots(pages)].map((html, index) => {
    const file = path.join(scratch, `tag-${index}.html`);
    writeFileSync(file, `<!doctype html>\n<html lang="en"><title>Tag</title>${html}</html>\n`);
    return file;
  });
}

function check(files: readonly string[]): Message[] {
  const { stderr, error } = spawnSync(
    'java',
    ['-Xss4m', '-jar', jar, '--format', 'json', '--errors-only', '--exit-zero-always', ...files],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  if (error) throw new Error('Java is not installed: apt-get install default-jre-headless');
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
