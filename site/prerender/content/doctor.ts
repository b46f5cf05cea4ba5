import { checkContent } from './main';

/** Lists every stand-in that only the owner can replace, with file, line and what belongs there. */
const { samples } = await checkContent();
for (const { file, line, field, note } of samples) console.log(`${file}:${line}  ${field}  (${note})`);
console.log(
  samples.length > 0
    ? `\n${samples.length} samples to replace before launch. Put in the real thing, then delete its "sample: true".`
    : 'No samples left.',
);
