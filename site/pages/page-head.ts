import type { Meta } from '../schema/fields';
import type { Head } from '../seo/head';

export const pageHead = ({ path, meta }: { path: string; meta: Meta }): Head => ({
  ...meta,
  canonical: path,
});
