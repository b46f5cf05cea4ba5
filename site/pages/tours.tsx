import { Tag } from '../../widgets/kit/tag';
import type { Head } from '../seo/head';

export const head = (): Head => ({ title: 'Tours', description: 'Tours', canonical: '/tours' });

export function Page() {
  return (
    <section>
      <h1>Our Tours</h1>
      <Tag name="cat-tour-list" attributes={{ heading: 2 }}>
        <a href="/booking">Book a tour</a>
      </Tag>
    </section>
  );
}
