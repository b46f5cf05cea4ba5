import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: 'Blog',
  description: 'Blog',
  canonical: '/blog',
});

export function Page() {
  return (
    <section>
      <h1>Blog</h1>
    </section>
  );
}
