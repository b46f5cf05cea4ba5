import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a deploy says of its files that never change: those of its own, and those of earlier ones that it still has. */
export interface Deploy {
  current: string[];
  /** By file, the day on which a deploy came that was without it: `2026-05-31`. */
  replaced: Record<string, string>;
}

const LIST = 'deploys.json';
/** For how long pages that were open, or kept by somebody, may ask for the files of a deploy that is gone. */
const DAYS = 60;
const UNCHANGING = ['c', 'assets', 'img'];

/** Writes `deploys.json` for a folder that was just built. */
export function listDeploy(folder: string): void {
  const current = UNCHANGING.filter((name) => existsSync(path.join(folder, name))).flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(name, file.replaceAll(path.sep, '/')))
      .filter((file) => statSync(path.join(folder, file)).isFile() && !/\.(map|br|gz)$/.test(file)),
  );
  write(folder, { current: current.sort(), replaced: {} });
}

/**
 * Brings the files of earlier deploys into a folder that was just built, as long as they are not older than 60 days.
 * @param from address of the live site, or the folder of the last deploy
 * @returns how many files it has brought
 */
export async function keepEarlier(folder: string, from: string, now = new Date()): Promise<number> {
  const read = reader(from);
  const list = await read(LIST);
  if (!list) throw new Error(`${from} has no ${LIST}: nothing is known of its files.`);
  const before = JSON.parse(list.toString()) as Deploy;
  const { current } = JSON.parse(readFileSync(path.join(folder, LIST), 'utf8')) as Deploy;
  const today = now.toISOString().slice(0, 10);
  const oldest = new Date(now.getTime() - DAYS * 86_400_000).toISOString().slice(0, 10);
  const own = new Set(current);
  const replaced = Object.fromEntries(
    Object.entries({
      ...before.replaced,
      ...Object.fromEntries(before.current.map((file) => [file, today])),
    }).filter(([file, day]) => !own.has(file) && day >= oldest && isSafe(file)),
  );
  for (const file of Object.keys(replaced)) {
    const content = await read(file);
    if (!content) throw new Error(`${from} has lost ${file}.`);
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  write(folder, { current, replaced });
  return Object.keys(replaced).length;
}

/** A file that the list of another place may have us write. */
const isSafe = (file: string): boolean =>
  UNCHANGING.includes(file.split('/')[0]!) && path.posix.normalize(file) === file;

const write = (folder: string, deploy: Deploy) =>
  writeFileSync(path.join(folder, LIST), `${JSON.stringify(deploy, null, 1)}\n`);

/** Reads a file there; undefined where there is none, or a web page in its place. */
function reader(from: string): (file: string) => Promise<Buffer | undefined> {
  if (!/^https?:/.test(from)) return (file) => readFile(path.join(from, file)).catch(() => undefined);
  return async (file) => {
    const answer = await fetch(new URL(file, `${from.replace(/\/$/, '')}/`));
    const isPage = answer.headers.get('content-type')?.includes('html');
    return answer.ok && !isPage ? Buffer.from(await answer.arrayBuffer()) : undefined;
  };
}

if (process.argv[1]?.endsWith('keep.ts')) {
  const [, , from] = process.argv;
  if (!from)
    throw new Error(
      'Where is the last deploy? npm run keep -- https://catsabouttowntours.com, or its folder',
    );
  console.log(`Kept ${await keepEarlier('dist', from)} files of earlier deploys.`);
}
