import { business } from '#content/settings';
import { Tag } from '../../widgets/kit/tag';
import type { Head } from '../seo/head';

export const head = (): Head => ({
  title: business.name,
  description: business.description,
  canonical: '/',
});

export function Page() {
  return (
    <section>
      <h1>New York was always a cat town</h1>
      <Tag name="cat-tour-list" attributes={{ noSearch: true }} />
    </section>
  );
}
