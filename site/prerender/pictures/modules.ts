import path from 'node:path';
import { writeChanged } from '../write-changed';
import type { Picture } from './picture';
import { folderModules } from './settings';

/**
 * Writes `#content/pictures` with all pictures, and the modules that hold those of one folder.
 * @param outDir where `content/` is
 */
export function writeModules(outDir: string, pictures: Picture[]): void {
  const write = (name: string, list: Picture[]) =>
    writeChanged(path.join(outDir, 'content', `${name}.ts`), moduleText(list));
  write('pictures', pictures);
  for (const [name, folder] of Object.entries(folderModules)) {
    write(
      name,
      pictures.filter(({ key }) => key.startsWith(folder)),
    );
  }
}

/** Source of a module. A key that is written out and does not exist is a type error. */
function moduleText(pictures: Picture[]): string {
  const keys = pictures.map(({ key }) => JSON.stringify(key)).join(' | ') || 'never';
  const entries = pictures.map(({ key, ...files }) => `  ${JSON.stringify(key)}: ${JSON.stringify(files)},\n`);
  return `// Written by site/prerender/pictures from the masters in site/content/pictures.
import type { Picture } from '../../widgets/kit/model/picture';

export type PictureKey = ${keys};
export const pictures: Record<PictureKey, Picture> = {
${entries.join('')}};
/** The picture of a key that comes from content, if there is one. */
export const findPicture = (key: string): Picture | undefined => (pictures as Record<string, Picture>)[key];
`;
}
