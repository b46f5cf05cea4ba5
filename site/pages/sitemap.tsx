import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: 'Site Map',
  description: 'Site Map',
  canonical: '/sitemap',
});

export function Page() {
  return (
    <section>
      <h1>Site Map</h1>
    </section>
  );
}
