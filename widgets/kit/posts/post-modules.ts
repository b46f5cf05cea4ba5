import { query } from '../data/query';
import type { FindPicture, PostModule } from '../model/post';

/** The list of the posts and their pictures: files of their own, because they grow with every post. */
export const postList = query(async (_all: 'all') => {
  const [list, { findPicture }] = await Promise.all([
    import('#content/post-cards'),
    import('#content/post-pictures'),
  ]);
  return { ...list, findPicture: findPicture as FindPicture };
});

/** The posts with their texts, each fetched when it is opened; nothing where there is no such post. */
export const postModules = query(async (id: number): Promise<PostModule | undefined> => {
  const { modules } = await postList.load('all');
  return modules[id]?.();
});
