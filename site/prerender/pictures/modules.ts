import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../content/load';
import { writeChanged } from '../tools/files';
import type { Picture } from './plan-renditions';
import { folderModules, inCode, withPictures } from './settings';

/**
 * Writes modules of pictures, so that a page loads only those that it shows: `#content/picture/<key>` for each that code
 * names, `#content/pictures-of-<module>` for those that a content module names, one for each folder, and
 * `#content/pictures` with all, for the build.
 */
export function writeModules(
  contentDir: string,
  pictures: Picture[],
  ofTours: Readonly<Record<string, string>> = {},
): void {
  const write = (name: string, list: Picture[]) =>
    writeChanged(path.join(contentDir, `${name}.ts`), moduleText(list));
  write('pictures', pictures);
  for (const { key, ...files } of pictures.filter(({ key }) => inCode.test(key)))
    writeChanged(
      path.join(contentDir, 'picture', `${key}.ts`),
      `export const picture = ${JSON.stringify(files)} as const;\n`,
    );
  for (const [module, text] of contentModules(contentDir)) {
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

/** Writes `#content/album-<name>` for each album. Missing pictures are skipped; the content check has reported them. */
export function writeAlbums(
  contentDir: string,
  pictures: readonly Picture[],
  albums: Content['albums'],
): void {
  const files = new Map(pictures.map(({ key, ...picture }) => [key, picture]));
  for (const { album, data } of albums) {
    const shown = data.pictures
      .map((item) => ({ ...item, picture: files.get(item.picture) }))
      .filter(({ picture }) => picture);
    writeChanged(
      path.join(contentDir, `album-${album}.ts`),
      `import type { AlbumPicture } from '../../widgets/kit/model/gallery';

export const pictures: readonly AlbumPicture[] = ${JSON.stringify(shown, null, 1)};
`,
    );
  }
}

/** Returns the pictures, each tour's under the tour's name. */
const withTours = (pictures: readonly Picture[], ofTours: Readonly<Record<string, string>>): Picture[] => [
  ...pictures.filter(({ key }) => (ofTours[key] ?? key) === key),
  ...Object.entries(ofTours).flatMap(([name, image]) =>
    pictures.filter(({ key }) => key === image && key !== name).map((picture) => ({ ...picture, key: name })),
  ),
];

/** Returns the names and texts of the generated content modules whose pictures have a module. */
function contentModules(contentDir: string): [name: string, text: string][] {
  const names = existsSync(contentDir)
    ? readdirSync(contentDir).filter((name) => withPictures.test(name))
    : [];
  return names.map((name) => [name.replace('.ts', ''), readFileSync(path.join(contentDir, name), 'utf8')]);
}

function moduleText(pictures: Picture[]): string {
  const entries = pictures.map(
    ({ key, ...files }) => `  ${JSON.stringify(key)}: ${JSON.stringify(files)},\n`,
  );
  return `// Written by site/prerender/pictures from the masters in site/content/pictures.
import type { Picture } from '../../widgets/kit/model/picture';

export const pictures: Record<string, Picture> = {
${entries.join('')}};
/** The picture of a key that comes from content, if there is one. */
export const findPicture = (key: string): Picture | undefined => pictures[key];
`;
}
