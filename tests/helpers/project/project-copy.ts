import { cp, mkdtemp, readdir, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Paths that are installed, built or left over from tests. */
const SKIPPED =
  /^(node_modules|dist|\.git|test-results)$|^\.cache\/(dev|sandbox|production|content-test-|releases-)/;

/** Copies the project to a temporary folder. Returns its path. */
export async function copyProject(): Promise<string> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'edited-'));
  const filter = (source: string) => !SKIPPED.test(path.relative('.', source).split(path.sep).join('/'));
  for (const name of (await readdir('.')).filter(filter))
    await cp(name, path.join(copy, name), { recursive: true, filter });
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
