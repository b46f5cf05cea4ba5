import { query } from '../data/query';
import type { FindPicture, PostModule } from '../model/post';

/** The list of posts with their pictures. */
export const postList = query(async (_all: 'all') => {
  const [list, { findPicture }] = await Promise.all([
    import('#content/post-cards'),
    import('#content/post-pictures'),
  ]);
  return { ...list, findPicture: findPicture as FindPicture };
});

/** A post with its text; undefined if there is none. */
export const postModules = query(async (id: number): Promise<PostModule | undefined> => {
  const { modules } = await postList.load('all');
  return modules[id]?.();
});
