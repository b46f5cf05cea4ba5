/** `npm run make`: writes what `make.ts` makes and prints the sizes in bytes. Fonts of before go. */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_FOLDER, makeFonts, ROOT } from './make';

const made = await makeFonts();
const folder = path.join(ROOT, FONT_FOLDER);
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(path.join(folder, name));
for (const [file, bytes] of made) {
  writeFileSync(path.join(ROOT, file), bytes);
  console.log(`${String(bytes.length).padStart(6)} ${file}`);
}
