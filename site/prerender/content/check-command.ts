import { z } from 'zod';
import { checkContent } from './main';
import { formatProblem } from './read/problems';

// Each schema checks a file or two: to compile it first takes longer.
z.config({ jitless: true });

const started = performance.now();
const { problems, samples, advice, stale } = await checkContent();
const notes = [...advice, ...stale];
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\n${problems.length} problem(s) in the content.`);
  process.exitCode = 1;
} else {
  for (const note of notes) console.warn(formatProblem(note));
  const warnings = notes.length ? `, ${notes.length} warnings above` : '';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Content is in order (${samples.length} samples left to replace${warnings}, ${seconds} s).`);
}
