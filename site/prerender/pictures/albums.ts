import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Albums } from '../../schema/gallery';
import type { Picture } from '../../../widgets/kit/model/picture';
import { writeChanged } from '../write-changed';

/**
 * Writes `#content/album-<name>` for each album: its pictures with their files, so that a page that shows fifteen
 * does not carry all of them. Pictures whose files are missing are left out; the content check has reported them.
 * @param outDir where `gallery.ts` and `pictures.ts` have been written
 */
export async function writeAlbums({ outDir }: { outDir: string }): Promise<void> {
  const read = (name: string): Promise<unknown> =>
    import(`${pathToFileURL(path.resolve(outDir, name)).href}?${Date.now()}`);
  const albums = (await read('gallery.ts')) as Albums;
  const { pictures } = (await read('pictures.ts')) as { pictures: Record<string, Picture> };
  for (const [name, items] of Object.entries(albums)) {
    const shown = items.flatMap((item) =>
      pictures[item.picture] ? [{ ...item, picture: pictures[item.picture] }] : [],
    );
    writeChanged(
      path.join(outDir, `album-${name}.ts`),
      `import type { AlbumPicture } from '../../widgets/kit/model/gallery';

export const pictures: readonly AlbumPicture[] = ${JSON.stringify(shown, null, 1)};
`,
    );
  }
}
