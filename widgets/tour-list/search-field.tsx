import type { RefObject } from 'react';
import { Field } from '../kit/ui/field';
import { PlateButton } from '../kit/ui/plate';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** The visitor is about to search. */
  onFocus: () => void;
  onReset: () => void;
  /** Where the field itself is handed out. */
  field: RefObject<HTMLInputElement | null>;
}

/** The search box above the tours. */
export function SearchField({ query, onQuery, onFocus, onReset, field }: Props) {
  return (
    <form className="tours-search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="query">Search the tours</label>
      <div className="tours-search-row">
        <Field
          ref={field}
          id="query"
          type="search"
          autoComplete="off"
          placeholder="Try “bridge” or “post office”"
          value={query}
          aria-describedby="found"
          onFocus={onFocus}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
        {query ? (
          <PlateButton kind="ghost" onClick={onReset}>
            Clear
          </PlateButton>
        ) : null}
      </div>
    </form>
  );
}
