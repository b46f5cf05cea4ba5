import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: 'Tour Feedback Survey',
  description: 'Tour Feedback Survey',
  canonical: '/survey',
});

export function Page() {
  return (
    <section>
      <h1>Tour Feedback Survey</h1>
    </section>
  );
}
