import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from '../write-changed';
import type { Picture as PictureFiles } from '../../../widgets/kit/model/picture';
import type { Picture } from './picture';
import { folderModules } from './settings';

/**
 * Writes the pictures so that nothing carries more of them than it shows: `#content/picture/<key>` for each one,
 * `#content/pictures-of-<module>` for those that the content of a page, a tour, the press or the film names, a module for each folder, and
 * `#content/pictures` with all, which is for the build alone.
 * @param outDir where `content/` is
 * @param ofTours see `PicturesOptions`
 */
export function writeModules(
  outDir: string,
  pictures: Picture[],
  ofTours: Readonly<Record<string, string>> = {},
): void {
  const write = (name: string, list: Picture[]) =>
    writeChanged(path.join(outDir, 'content', `${name}.ts`), moduleText(list));
  write('pictures', pictures);
  for (const { key, ...files } of pictures)
    writeChanged(path.join(outDir, 'content/picture', `${key}.ts`), oneText(files));
  for (const [module, text] of contentModules(outDir)) {
    write(
      `pictures-of-${module}`,
      pictures.filter(({ key }) => text.includes(JSON.stringify(key))),
    );
  }
  const named = withTours(pictures, ofTours);
  for (const [name, folder] of Object.entries(folderModules)) {
    write(
      name,
      named.filter(({ key }) => key.startsWith(folder)),
    );
  }
}

/** The pictures, each tour's under the tour's name, whatever the owner has called the file. */
const withTours = (pictures: readonly Picture[], ofTours: Readonly<Record<string, string>>): Picture[] => [
  ...pictures.filter(({ key }) => (ofTours[key] ?? key) === key),
  ...Object.entries(ofTours).flatMap(([name, image]) =>
    pictures.filter(({ key }) => key === image && key !== name).map((picture) => ({ ...picture, key: name })),
  ),
];

/** Names and texts of the generated content of pages and tours. */
function contentModules(outDir: string): [name: string, text: string][] {
  const folder = path.join(outDir, 'content');
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) =>
        /^((page|tour)-[\w-]+|press-(outlets|articles)|video)\.ts$/.test(name),
      )
    : [];
  return names.map((name) => [name.replace('.ts', ''), readFileSync(path.join(folder, name), 'utf8')]);
}

const oneText = (files: PictureFiles): string =>
  `export const picture = ${JSON.stringify(files)} as const;\n`;

/** Source of a module. A key that is written out and does not exist is a type error. */
function moduleText(pictures: Picture[]): string {
  const keys = pictures.map(({ key }) => JSON.stringify(key)).join(' | ') || 'never';
  const entries = pictures.map(
    ({ key, ...files }) => `  ${JSON.stringify(key)}: ${JSON.stringify(files)},\n`,
  );
  return `// Written by site/prerender/pictures from the masters in site/content/pictures.
import type { Picture } from '../../widgets/kit/model/picture';

export type PictureKey = ${keys};
export const pictures: Record<PictureKey, Picture> = {
${entries.join('')}};
/** The picture of a key that comes from content, if there is one. */
export const findPicture = (key: string): Picture | undefined => (pictures as Record<string, Picture>)[key];
`;
}
