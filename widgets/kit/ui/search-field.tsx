import type { RefObject } from 'react';
import { useEmbed } from '../element/embed-context';
import { messagesFor } from './messages';
import { Field } from './field';
import { Button } from './button';
import { useSearchEvent } from './use-search-event';

interface Props {
  label: string;
  placeholder: string;
  query: string;
  /** Number of results. */
  found: number;
  onQuery: (query: string) => void;
  onFocus?: () => void;
  onReset: () => void;
  field: RefObject<HTMLInputElement | null>;
}

/** Renders a live search; the element with the id `found` announces the result. */
export function SearchField({ label, placeholder, query, found, onQuery, onFocus, onReset, field }: Props) {
  const messages = messagesFor(useEmbed());
  useSearchEvent(query.trim(), found);
  return (
    <form part="search" className="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="query">{label}</label>
      <div className="search-row">
        <Field
          ref={field}
          id="query"
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          value={query}
          aria-describedby="found"
          onFocus={onFocus}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
        {query ? (
          <Button kind="ghost" onClick={onReset}>
            {messages.clear}
          </Button>
        ) : null}
      </div>
    </form>
  );
}
