import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContentTree } from '../../../site/prerender/content/check';
import { CONTENT } from './content-folder';

/** Files that were written, by name as seen from the content folder. */
type Written = Readonly<Record<string, string | Uint8Array>>;

/** Checks the content as it would be with the files that the editor has written. */
export async function problemsWith(written: Written) {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(CONTENT, copy, { recursive: true });
  for (const [name, data] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    writeFileSync(path.join(copy, name), data);
  }
  const { problems } = await checkContentTree(copy);
  rmSync(copy, { recursive: true });
  return problems;
}
