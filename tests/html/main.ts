/**
 * `npm test -- html`: runs the Nu HTML checker (https://validator.github.io/validator) over every prerendered page
 * and every shadow root, which it would otherwise skip. Needs Java; installs the checker when it is missing.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from '../helpers/project/install-packages';
import { shadowRoots } from './shadow-roots';
import { currentMode } from '../../site/prerender/mode';

const here = path.dirname(fileURLToPath(import.meta.url));
const jarFile = 'node_modules/vnu-jar/build/dist/vnu.jar';
const jar = path.join(here, jarFile);
const scratch = path.resolve('.cache/html');
const { site } = currentMode();

interface Message {
  type: string;
  url: string;
  lastLine?: number;
  message: string;
  extract?: string;
}

/**
 * Messages to ignore: the checker's CSS parser is too old (the build checks CSS), and it does not know `part`
 * (https://drafts.csswg.org/css-shadow-parts).
 */
const isIgnored = ({ message }: Message): boolean =>
  message.startsWith('CSS:') || message.startsWith('Attribute “part” not allowed');

async function run(): Promise<void> {
  installPackages(here, jarFile);
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(snippets|admin\/edit)/.test(file))
    .map((file) => path.join(site, file));
  const roots = writeRoots(pages.map((page) => readFileSync(page, 'utf8')));
  const errors = check([...pages, ...roots]).filter((message) => !isIgnored(message));
  for (const { url, lastLine, message, extract } of errors)
    console.error(`${path.relative('.', fileURLToPath(url))}:${lastLine}: ${message}\n    ${extract}`);
  console.log(`${pages.length} pages and ${roots.length} shadow roots: ${errors.length} errors.`);
  if (errors.length) process.exitCode = 1;
}

/** Writes each distinct shadow root as a page. */
function writeRoots(pages: readonly string[]): string[] {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  return [...shadowRoots(pages)].map((html, index) => {
    const file = path.join(scratch, `root-${index}.html`);
    writeFileSync(file, `<!doctype html>\n<html lang="en"><title>Shadow root</title>${html}</html>\n`);
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
