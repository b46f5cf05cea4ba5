import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: 'In the News',
  description: 'In the News',
  canonical: '/in-the-news',
});

export function Page() {
  return (
    <section>
      <h1>In the News</h1>
    </section>
  );
}
