import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: 'Cat Gallery',
  description: 'Cat Gallery',
  canonical: '/gallery',
});

export function Page() {
  return (
    <section>
      <h1>Cat Gallery</h1>
    </section>
  );
}
