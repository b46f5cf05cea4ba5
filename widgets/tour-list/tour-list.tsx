import { useEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import type { Picture } from '../kit/model/picture';
import type { TourDescriptions } from '../kit/model/tour';
import { warnOnce } from '../kit/element/warn-once';
import { Credit } from '../kit/ui/credit';
import { EmptyState } from '../kit/ui/empty-state';
import { SearchField } from '../kit/ui/search-field';
import { cards, none, pictures } from './data';
import { messagesFor } from './messages';
import { pickTours, searchTours } from './search';
import { TourCard } from './tour-card';
import { TourRow } from './tour-row';

export const layouts = ['cards', 'list', 'compact'] as const;
type Layout = (typeof layouts)[number];

const sizes: Record<Layout | 'lead', string> = {
  lead: '(min-width: 56em) 46rem, 92vw',
  cards: '(min-width: 56em) 24rem, (min-width: 34em) 45vw, 92vw',
  list: '(min-width: 34em) 16rem, 92vw',
  compact: '76px',
};

interface Props {
  /** Slugs in the order shown; empty means all. */
  tours: readonly string[];
  layout: Layout;
  noSearch: boolean;
}

/** Renders the tours with a live search, which announces the number found. */
export function TourList({ tours, layout, noSearch }: Props) {
  const { tag, home, locale } = useEmbed();
  const messages = messagesFor({ locale });
  const [query, setQuery] = useState('');
  const [descriptions, setDescriptions] = useState<TourDescriptions>();
  const { picked, unknown } = pickTours(locale?.tours(cards) ?? cards, tours);
  const field = useRef<HTMLInputElement>(null);
  const trimmed = query.trim();
  const Card = layout === 'compact' ? TourRow : TourCard;
  const found = searchTours(picked, trimmed, descriptions);

  const unknownSlugs = unknown.join();
  useEffect(() => {
    for (const slug of unknown) warnOnce(tag, `tours="${slug}" is not a tour`);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the array changes with each render
  }, [unknownSlugs]);

  const prepare = () => {
    // Texts that are searched but not shown.
    import('#content/tour-descriptions').then(
      (module) => setDescriptions(module.descriptions),
      () => warnOnce(tag, 'search without descriptions'),
    );
  };

  // The pressed button unmounts with the query; the focus must not fall back to the top of the page.
  const reset = () => {
    setQuery('');
    field.current?.focus();
  };

  return (
    <div className="box tours" data-layout={layout}>
      {noSearch ? null : (
        <SearchField
          label={messages.search}
          placeholder={messages.example}
          field={field}
          query={query}
          found={found.length}
          onQuery={setQuery}
          onFocus={prepare}
          onReset={reset}
        />
      )}
      <p id="found" role="status" className={trimmed && found.length ? 'tours-message' : 'vh'}>
        {trimmed ? messages.found(found.length, trimmed) : null}
      </p>
      {found.length ? (
        <ul className={layout === 'compact' ? 'card-grid card-rows' : 'card-grid'} role="list">
          {found.map((tour) => {
            const lead = layout === 'cards' && found.length === cards.length && tour.featured;
            return (
              <Card
                key={tour.slug}
                tour={tour}
                picture={(pictures as Record<string, Picture>)[`tours/${tour.slug}`]}
                sizes={sizes[lead ? 'lead' : layout]}
                lead={lead}
              />
            );
          })}
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
