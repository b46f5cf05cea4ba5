import type { Meta } from '../schema/fields';
import type { Head } from '../seo/head';

/** The head of a page whose content file says where it stands and what search engines show. */
export const pageHead = ({ path, meta }: { path: string; meta: Meta }): Head => ({
  ...meta,
  canonical: path,
});
