import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: 'About',
  description: 'About',
  canonical: '/about',
});

export function Page() {
  return (
    <section>
      <h1>About</h1>
    </section>
  );
}
