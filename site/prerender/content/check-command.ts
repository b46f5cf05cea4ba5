import { z } from 'zod';
import { checkContent } from './generate-content';
import { diagnosis } from './production-build';
import { formatProblem } from './read/problems';

// `npm run check:content`, and `npm run doctor`: what is left to do before the launch.

// Compiling a schema takes longer than checking one file.
z.config({ jitless: true });

const started = performance.now();
const checked = await checkContent();
const { problems, samples, advice, unready } = checked;
const notes = [...unready, ...advice];
if (problems.length > 0) {
  for (const note of advice) console.warn(formatProblem(note));
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`\n${problems.length} problem(s) in the content.`);
  process.exitCode = 1;
} else if (process.argv.includes('--doctor')) {
  console.log(diagnosis(checked));
  if (unready.length) process.exitCode = 1;
} else {
  for (const note of notes) console.warn(formatProblem(note));
  const warnings = notes.length ? `, ${notes.length} warnings above` : '';
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Content is in order (${samples.length} samples left to replace${warnings}, ${seconds} s).`);
}
