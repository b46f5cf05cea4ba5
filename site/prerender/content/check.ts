import { checkFolder, type CheckedContent } from './check-folder';
import { diskFolder } from './read/disk-folder';

/**
 * Reads a whole content folder on this computer's disk, and checks it.
 * @param now by which a year or season is over
 */
export const checkContentTree = (root: string, now?: Date): Promise<CheckedContent> =>
  checkFolder(diskFolder(root), now);
