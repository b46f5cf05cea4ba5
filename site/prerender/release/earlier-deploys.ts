import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from '../tools/program';
import { filesIn } from '../tools/files';
import { integrity } from './releases';

/** Immutable files of a deploy and of earlier ones: their hashes, and for earlier ones the day of their replacement. */
export type Deploy = Record<string, { hash: string; replaced?: string }>;

const LIST = 'deploys.json';
/** Days for which open or cached pages may ask for the files of an earlier deploy. */
const KEEP_DAYS = 60;
const FOLDERS = ['c', 'assets', 'img'];
/** Files that are copied: no pages, nothing outside these folders. A host may list anything. */
const COPIED = /^(?:c|assets|img)\/(?!.*\.\.)[\w./-]+\.(?:js|css|avif|webp|jpg|png|svg|woff2)$/;
const PARALLEL = 10;
const TIMEOUT_MS = 20_000;

/** Writes `deploys.json` for a folder that was just built. */
export function listDeploy(folder: string): void {
  const files = FOLDERS.map((name) => path.join(folder, name))
    .flatMap((each) => (existsSync(each) ? filesIn(each) : []))
    .map((file) => path.relative(folder, file).replaceAll(path.sep, '/'))
    .filter((file) => !/\.(map|br|gz)$/.test(file));
  write(
    folder,
    Object.fromEntries(
      files.sort().map((file) => [file, { hash: integrity(readFileSync(path.join(folder, file))) }]),
    ),
  );
}

/** Copies earlier files from the live site or the last deploy's folder. Throws without a list of them. */
export async function keepEarlierDeploys(
  folder: string,
  from: string,
  now = new Date(),
): Promise<{ copied: string[]; lost: string[] }> {
  const deploy = readList(folder, await read(folder, LIST), 'Run "npm run build" first.');
  const remedy = 'Is that the site? Its address begins with https://.';
  const earlier = readList(from, await read(from, LIST), remedy);
  const day = now.toISOString().slice(0, 10);
  const oldest = new Date(now.getTime() - KEEP_DAYS * 86_400_000).toISOString().slice(0, 10);
  const copied: string[] = [];
  const lost: string[] = [];
  // A day to come was not written by a deploy.
  const wanted = Object.entries(earlier).filter(
    ([file, { replaced = day }]) =>
      COPIED.test(file) && !Object.hasOwn(deploy, file) && replaced >= oldest && replaced <= day,
  );
  for (let at = 0; at < wanted.length; at += PARALLEL) {
    const batch = wanted.slice(at, at + PARALLEL);
    const contents = await Promise.all(batch.map(([file]) => read(from, file)));
    for (const [index, [file, { hash, replaced = day }]] of batch.entries()) {
      const content = contents[index];
      if (!content || integrity(content) !== hash) {
        lost.push(file);
        continue;
      }
      copied.push(file);
      deploy[file] = { hash, replaced };
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), content);
    }
  }
  write(folder, deploy);
  return { copied, lost };
}

const write = (folder: string, deploy: Deploy) =>
  writeFileSync(path.join(folder, LIST), `${JSON.stringify(deploy, null, 1)}\n`);

function readList(from: string, list: Buffer | undefined, remedy: string): Deploy {
  try {
    return JSON.parse(String(list)) as Deploy;
  } catch (cause) {
    throw new Error(`${from} has no ${LIST}. ${remedy}`, { cause });
  }
}

/** Reads a file of a site or folder; undefined if there is none. */
async function read(from: string, file: string): Promise<Buffer | undefined> {
  if (!/^https?:/.test(from)) return readFile(path.join(from, file)).catch(() => undefined);
  const url = `${from.replace(/\/$/, '')}/${file}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
    throw new Error(`${url} does not answer. Check the address, or try again later.`, { cause });
  });
  if (response.status >= 500) throw new Error(`${url}: status ${response.status}. Try again later.`);
  return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
}

if (process.argv[1]?.endsWith('earlier-deploys.ts')) {
  runProgram(async () => {
    const [, , from] = process.argv;
    if (!from)
      throw new Error('Name the last deploy: npm run keep-earlier -- https://catsabouttowntours.com');
    const { copied, lost } = await keepEarlierDeploys('dist', from);
    if (lost.length) console.warn(`Lost, or changed since: ${lost.join(', ')}.`);
    console.log(`Copied ${copied.length} files of earlier deploys to dist/.`);
  });
}
