import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: 'Press Kit',
  description: 'Press Kit',
  canonical: '/press-kit',
});

export function Page() {
  return (
    <section>
      <h1>Press Kit</h1>
    </section>
  );
}
