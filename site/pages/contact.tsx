import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: 'Contact',
  description: 'Contact',
  canonical: '/contact',
});

export function Page() {
  return (
    <section>
      <h1>Contact</h1>
    </section>
  );
}
