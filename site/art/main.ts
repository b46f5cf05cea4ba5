import { writeMaps } from './maps/write-maps';
import { writeMasters } from './masters';
import { writeIcons } from './marks/icons';
import { writeWordMarks } from './marks/word-marks';

/**
 * `npm --prefix site/art run draw [-- filter]` draws the masters whose key contains the filter, and of these only the
 * ones whose drawing has changed. Word marks, icons and maps take no time and are always written.
 */
const written = await writeMasters(process.argv[2] ?? '');
await writeWordMarks();
await writeIcons();
await writeMaps();
console.log(
  written.length
    ? `Drew ${written.length}: ${written.join(', ')}`
    : 'Nothing to draw: all masters are current.',
);
