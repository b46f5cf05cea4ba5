import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { elementReadme } from './readme';
import { readReference } from './reference';
import { runProgram } from '../tools/program';

const FILE = 'widgets/README.md';

/** `npm run docs`: writes the reference of the elements, which is committed. */
runProgram(async () => {
  const options = { ...(await resolveConfig(FILE)), filepath: FILE };
  writeFileSync(FILE, await format(elementReadme(await readReference()), options));
  console.log(`Wrote ${FILE}.`);
});
