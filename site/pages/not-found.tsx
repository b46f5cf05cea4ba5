import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: 'Page Not Found',
  description: 'This page does not exist.',
  canonical: '/404',
  noindex: true,
});

/** Shown for any address that is nothing else; the event is logged. */
export function Page() {
  return (
    <section>
      <h1>Page Not Found</h1>
    </section>
  );
}
