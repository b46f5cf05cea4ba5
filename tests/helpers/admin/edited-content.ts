import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContentTree } from '../../../site/prerender/content/check';
import { CONTENT } from './content-folder';

/** Checks a copy of the content with files that the editor has written, by name in the content folder. */
export async function problemsWith(written: Readonly<Record<string, string | Uint8Array>>) {
  const copy = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(CONTENT, copy, { recursive: true });
  for (const [name, data] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    writeFileSync(path.join(copy, name), data);
  }
  const { problems } = checkContentTree(copy);
  rmSync(copy, { recursive: true });
  return problems;
}
