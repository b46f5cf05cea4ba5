import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { integrity } from './integrity';

const deploySchema = z.object({
  current: z.record(z.string(), z.string()),
  replaced: z.record(z.string(), z.object({ hash: z.string(), day: z.iso.date() })),
});

/**
 * Record of a deploy's files that never change: those of its own, by name with their hashes, and those of earlier ones
 * that it still has, with the day on which a deploy came that was without them: `2026-05-31`.
 */
export type Deploy = z.infer<typeof deploySchema>;

const LIST = 'deploys.json';
/** Number of days for which pages that were open, or kept by somebody, may ask for the files of a deploy that is gone. */
const DAYS = 60;
const UNCHANGING = ['c', 'assets', 'img'];
/** Milliseconds for one file, how often it is asked for, and how long to wait before that is done again. */
const PATIENCE = { wait: 20_000, tries: 3, pause: 2000 };

/** Writes `deploys.json` for a folder that was just built. */
export function listDeploy(folder: string): void {
  const files = UNCHANGING.filter((name) => existsSync(path.join(folder, name))).flatMap((name) =>
    readdirSync(path.join(folder, name), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(name, file.replaceAll(path.sep, '/')))
      .filter((file) => statSync(path.join(folder, file)).isFile() && !/\.(map|br|gz)$/.test(file)),
  );
  const hashes = files.sort().map((file) => [file, integrity(readFileSync(path.join(folder, file)))]);
  write(folder, { current: Object.fromEntries(hashes), replaced: {} });
}

/**
 * Brings the files of earlier deploys into a folder that was just built, as long as they are not older than 60 days.
 * Leaves out files that are gone or have changed: they are lost, and no reason to stop a deploy.
 * @param from address of the live site, or the folder of the last deploy
 * @returns the files that it has brought, and those that are lost
 * @throws where nothing is known of earlier files, or the host gives no answer
 */
export async function keepEarlier(
  folder: string,
  from: string,
  { now = new Date(), patience = PATIENCE } = {},
): Promise<{ kept: string[]; lost: string[] }> {
  const read = reader(from, patience);
  const before = readDeploy(from, await read(LIST));
  const { current } = readDeploy(folder, readFileSync(path.join(folder, LIST)));
  const today = now.toISOString().slice(0, 10);
  const oldest = new Date(now.getTime() - DAYS * 86_400_000).toISOString().slice(0, 10);
  const replaced: Deploy['replaced'] = {};
  const lost: string[] = [];
  const left = Object.entries(before.current).map(([file, hash]) => [file, { hash, day: today }] as const);
  for (const [file, { hash, day }] of [...Object.entries(before.replaced), ...left]) {
    if (Object.hasOwn(current, file) || day < oldest || !isSafe(file)) continue;
    const content = await read(file);
    if (!content || integrity(content) !== hash) {
      lost.push(file);
      continue;
    }
    replaced[file] = { hash, day };
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  write(folder, { current, replaced });
  return { kept: Object.keys(replaced), lost };
}

/** A file that the list of another place may have us write. */
const isSafe = (file: string): boolean =>
  UNCHANGING.includes(file.split('/')[0]!) && path.posix.normalize(file) === file;

const write = (folder: string, deploy: Deploy) =>
  writeFileSync(path.join(folder, LIST), `${JSON.stringify(deploy, null, 1)}\n`);

function readDeploy(from: string, list: Buffer | undefined): Deploy {
  if (!list) throw new Error(`${from} has no ${LIST}: nothing is known of its files.`);
  try {
    return deploySchema.parse(JSON.parse(list.toString()));
  } catch {
    throw new Error(`${LIST} of ${from} is no list of files: is that the site?`);
  }
}

/** Reads a file there; undefined where there is none, or a web page in its place. */
function reader(from: string, patience: typeof PATIENCE): (file: string) => Promise<Buffer | undefined> {
  if (/^https?:/.test(from)) return (file) => download(`${from.replace(/\/$/, '')}/${file}`, patience);
  if (!existsSync(from)) throw new Error(`There is no folder ${from}; an address begins with https://.`);
  return (file) => readFile(path.join(from, file)).catch(() => undefined);
}

async function download(
  address: string,
  { wait, tries, pause }: typeof PATIENCE,
): Promise<Buffer | undefined> {
  for (let left = tries - 1; ; left--) {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(wait) });
      if (answer.status >= 500) throw new Error(`status ${answer.status}`);
      const isPage = answer.headers.get('content-type')?.includes('html');
      return answer.ok && !isPage ? Buffer.from(await answer.arrayBuffer()) : undefined;
    } catch (error) {
      if (!left)
        throw new Error(`${address} gives no answer (${String(error)}). Try again later.`, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function main(from: string | undefined): Promise<void> {
  if (!from)
    throw new Error(
      'Where is the last deploy? npm run keep -- https://catsabouttowntours.com, or its folder',
    );
  const { kept, lost } = await keepEarlier('dist', from);
  console.log(`Kept ${kept.length} files of earlier deploys.`);
  if (lost.length) console.warn(`Lost, or changed since: ${lost.join(', ')}.`);
}

if (process.argv[1]?.endsWith('keep.ts')) {
  main(process.argv[2]).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
