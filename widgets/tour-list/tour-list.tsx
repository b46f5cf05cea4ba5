import { useEffect, useId, useState } from 'react';
import { useHost } from '../kit/host';
import type { Picture } from '../kit/model/picture';
import type { TourSummary } from '../kit/model/tour';
import { report } from '../kit/report';
import { Credit } from '../kit/ui/credit';
import { EmptyList } from './empty-list';
import { pickTours, searchMessage, searchTours } from './search';
import { SearchField } from './search-field';
import { TourCard } from './tour-card';

export const layouts = ['cards', 'list', 'compact'] as const;
export type Layout = (typeof layouts)[number];

interface Props {
  tours: readonly TourSummary[];
  /** By picture key. */
  pictures: Readonly<Record<string, Picture>>;
  /** Slugs of the tours to show, in this order; empty means all. */
  only: readonly string[];
  layout: Layout;
  noSearch: boolean;
}

/** The tours with a live search. Filters as one types; the number found is announced. */
export function TourList({ tours, pictures, only, layout, noSearch }: Props) {
  const { tag, home } = useHost();
  const [query, setQuery] = useState('');
  const message = useId();
  const { picked, unknown } = pickTours(tours, only);
  const found = searchTours(picked, query);
  const asked = query.trim();

  useEffect(() => {
    for (const slug of unknown) report(tag, `tours="${slug}" is not a tour; it is left out`);
  }, [tag, unknown.join(' ')]);

  return (
    <div className="tours" data-layout={layout}>
      {noSearch ? null : (
        <SearchField query={query} onQuery={setQuery} describedBy={message} />
      )}
      <p id={message} role="status" className={asked ? 'tours-message' : 'vh'}>
        {asked ? searchMessage(found.length, asked) : ''}
      </p>
      {found.length ? (
        <ul className="tours-grid" data-count={found.length} role="list">
          {found.map((tour, index) => (
            <TourCard
              key={tour.slug}
              tour={tour}
              picture={pictures[tour.image]}
              layout={layout}
              lead={layout === 'cards' && tour.featured && index === 0 && found.length === tours.length}
            />
          ))}
        </ul>
      ) : (
        <EmptyList onReset={() => setQuery('')} />
      )}
      {home ? null : <Credit />}
    </div>
  );
}
