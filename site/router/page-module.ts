import type { ComponentType } from 'react';
import type { Head } from '../seo/head';
import type { PageFacts } from '../seo/page-facts';

/** Exports of a page's module. */
export interface PageModule {
  Page: ComponentType<PageProps>;
  /** Returns the content of the document's head. */
  head(props: PageProps): Head;
  /** Returns what search engines and networks read, after `prepare`. For the prerenderer: the build drops it. */
  facts(props: PageProps): PageFacts | Promise<PageFacts>;
  /** Fetches what the page needs besides its code, before it is shown. */
  prepare?(props: PageProps): Promise<void>;
}

export interface PageProps {
  /** The parts of the address that the route's pattern names. */
  params: Record<string, string | undefined>;
}
