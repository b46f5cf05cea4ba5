import type { ComponentType } from 'react';
import type { Head } from './seo/head';

/** What a page's module exports. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  /** What stands in the document's head. */
  head(props: PageProps): Head;
  /** Fetches what the page needs besides its code, before it is shown. */
  prepare?(props: PageProps): Promise<void>;
}

export interface PageProps {
  /** The parts of the address that the route's pattern names. */
  params: Record<string, string | undefined>;
}
