import { describe, expect, it } from 'vitest';
import { readAlbum } from '../../../site/prerender/content/albums';
import { diskFolder } from '../../../site/prerender/content/read/disk-folder';
import { openReader } from '../../../site/prerender/content/read/reader';
import { FIXTURE } from '../../helpers/project/content-copy';

const read = async (...pictures: string[]) => {
  const reader = await openReader(diskFolder(FIXTURE));
  const album = await readAlbum(reader, 'tours', new Set(pictures));
  return { problems: reader.problems, pictures: album?.data.pictures ?? [] };
};

describe('a picture dropped into an album’s folder', () => {
  it('comes last, described by its name', async () => {
    const { pictures, problems } = await read(
      'gallery/tours/01',
      'gallery/tours/cat-on-a-stoop',
      'gallery/fans/x',
    );
    expect(problems).toEqual([]);
    expect(pictures).toHaveLength(4);
    expect(pictures.at(-1)).toEqual({
      id: 4,
      picture: 'gallery/tours/cat-on-a-stoop',
      alt: 'Cat on a stoop',
    });
  });

  it.each(['gallery/tours/09', 'gallery/tours/img-0042', 'gallery/tours/IMG_1234'])(
    'needs an alt text when its name says nothing: %s',
    async (picture) => {
      const { pictures, problems } = await read(picture);
      expect(pictures).toHaveLength(3);
      expect(problems).toMatchObject([{ field: 'pictures', wrong: expect.stringContaining(picture) }]);
    },
  );
});
