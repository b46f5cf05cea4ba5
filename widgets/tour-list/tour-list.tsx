import { useEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import type { Picture } from '../kit/model/picture';
import type { TourCard as Tour, TourDescriptions } from '../kit/model/tour';
import { warnOnce } from '../kit/element/warn-once';
import { Credit } from '../kit/ui/credit';
import { EmptyState } from '../kit/ui/empty-state';
import { SearchField } from '../kit/ui/search-field';
import { messagesFor } from './messages';
import { pickTours, searchTours } from './search';
import { TourCard, type Layout } from './tour-card';

interface Props {
  tours: readonly Tour[];
  /** Fetches what is searched but not shown. */
  loadDescriptions: () => Promise<TourDescriptions>;
  /** By picture key. */
  pictures: Readonly<Record<string, Picture>>;
  /** Shown where no tour is found. */
  none: Picture;
  /** Slugs of the tours to show, in this order; empty means all. */
  only: readonly string[];
  layout: Layout;
  noSearch: boolean;
}

/** The tours with a live search. Filters as one types; the number found is announced. */
export function TourList({ tours, loadDescriptions, pictures, none, only, layout, noSearch }: Props) {
  const { tag, home, spoken } = useEmbed();
  const messages = messagesFor({ spoken });
  const [query, setQuery] = useState('');
  const [descriptions, setDescriptions] = useState<TourDescriptions>();
  const { picked, unknown } = pickTours(spoken?.tours(tours) ?? tours, only);
  const field = useRef<HTMLInputElement>(null);
  const asked = query.trim();
  const found = searchTours(picked, asked, descriptions);

  const unknownSlugs = unknown.join();
  useEffect(() => {
    for (const slug of unknown) warnOnce(tag, `tours="${slug}" is not a tour`);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the list is another array at each drawing
  }, [unknownSlugs]);

  const prepare = () => {
    loadDescriptions().then(setDescriptions, () => warnOnce(tag, 'search without descriptions'));
  };

  // The pressed button goes away with the query; the focus must not fall back to the top of the page.
  const reset = () => {
    setQuery('');
    field.current?.focus();
  };

  return (
    <div className="tours" data-layout={layout}>
      {noSearch ? null : (
        <SearchField
          label={messages.search}
          placeholder={messages.example}
          field={field}
          query={query}
          onQuery={setQuery}
          onFocus={prepare}
          onReset={reset}
        />
      )}
      <p id="found" role="status" className={asked && found.length ? 'tours-message' : 'vh'}>
        {asked ? messages.found(found.length, asked) : null}
      </p>
      {found.length ? (
        <ul className="tours-grid" role="list">
          {found.map((tour) => (
            <TourCard
              key={tour.slug}
              tour={tour}
              picture={pictures[`tours/${tour.slug}`]}
              layout={layout}
              lead={layout === 'cards' && found.length === tours.length && tour.featured}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          picture={none}
          title={messages.noneTitle}
          text={messages.noneText}
          action={{ label: messages.showAll, run: reset }}
        />
      )}
      {home ? null : <Credit />}
    </div>
  );
}
