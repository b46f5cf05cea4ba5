import type { CmsConfig } from '@sveltia/cms';

/** The editor's data from the build. */
export interface EditorSetup {
  config: CmsConfig;
  texts: Record<string, string>;
  /** Addresses of the pictures on the site, by their addresses in the content files. */
  published: Record<string, string>;
  /** False if there is no repository to sign in to. */
  hasRepository: boolean;
}
