import type { CmsConfig } from '@sveltia/cms';
import type { Pictures, Treatments } from './treatments';

/** All that the editor is started with; the build writes it. */
export interface EditorSetup {
  config: CmsConfig;
  /** By the name of a file's format: how its values change on their way into the form. */
  treatments: Record<string, Treatments>;
  /** By the name of a format: its one file, as seen from the content folder. Posts have a format for all of theirs. */
  files: Record<string, string>;
  /** By the number of a post: its file, likewise. */
  postFiles: Record<string, string>;
  /** Name of the format of posts. */
  posts: string;
  pictures: Pictures;
  /** By a picture’s address in the editor: where the site has it. */
  published: Pictures;
  /** Tells whether the files are kept by a company whose programs the editor can ask. */
  hasRepository: boolean;
}
