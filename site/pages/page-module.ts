import type { ComponentType } from 'react';
import type { Head } from '../seo/head';
import type { PageFacts } from '../seo/page-facts';

export interface PageModule {
  Page: ComponentType<PageProps>;
  head(props: PageProps): Head;
  /**
   * Returns data for search engines and social networks, after `loadData`. Only the prerenderer calls it: the build
   * drops it.
   */
  facts(props: PageProps): PageFacts | Promise<PageFacts>;
  /** Loads what the page needs besides its code, before it shows. */
  loadData?(props: PageProps): Promise<void>;
}

export interface PageProps {
  params: Record<string, string | undefined>;
}
