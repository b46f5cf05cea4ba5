import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: 'Book Your Historical Cat Tour',
  description: 'Book Your Historical Cat Tour',
  canonical: '/booking',
});

export function Page() {
  return (
    <section>
      <h1>Book Your Historical Cat Tour</h1>
    </section>
  );
}
