import path from 'node:path';
import { pictureKey } from '../../schema/picture-key';
import { filesIn } from '../tools/files';
import { problemIn, type ContentProblem } from '../content/read/problems';

interface Master {
  file: string;
  key: string;
}

/** Hidden files, those of file managers, and notes on the pictures. */
const NOT_PICTURES = /(^|[\\/])\.|\.(md|txt|ya?ml|json|db|ini)$/i;

/** Returns the masters below a folder, and a problem for each file whose key is taken. */
export function findMasters(dir: string): { masters: Master[]; problems: ContentProblem[] } {
  const byKey = new Map<string, Master>();
  const problems: ContentProblem[] = [];
  for (const file of filesIn(dir)) {
    const name = path.relative(dir, file);
    if (NOT_PICTURES.test(name)) continue;
    const key = pictureKey(name);
    const other = byKey.get(key);
    if (other)
      problems.push(
        problemIn(
          file,
          `has the same key "${key}" as ${other.file}`,
          'Delete the one that you do not want, or rename it.',
        ),
      );
    else byKey.set(key, { file, key });
  }
  return { masters: [...byKey.values()], problems };
}
