/** Part of `npm test`: what is committed is what would be made now, byte for byte. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FONT_FOLDER, makeFonts, ROOT } from './make';

const made = await makeFonts();
const known = readdirSync(path.join(ROOT, FONT_FOLDER)).map((name) => `${FONT_FOLDER}/${name}`);
const wrong = [
  ...known.filter((file) => !made.has(file)).map((file) => `${file} is no longer made`),
  ...[...made]
    .filter(([file, bytes]) => !readCommitted(file)?.equals(bytes))
    .map(([file]) => `${file} is missing or differs`),
];
if (wrong.length) {
  console.error([...wrong, 'Run: npm --prefix site/fonts run make'].join('\n'));
  process.exit(1);
}
console.log(`${made.size} files are as they would be made.`);

function readCommitted(file: string): Buffer | undefined {
  try {
    return readFileSync(path.join(ROOT, file));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
