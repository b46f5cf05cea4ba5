import { Field } from '../kit/ui/field';
import { PlateButton } from '../kit/ui/plate';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** The visitor is about to search. */
  onFocus: () => void;
}

/** The search box above the tours. */
export function SearchField({ query, onQuery, onFocus }: Props) {
  return (
    <form className="tours-search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="query">Search the tours</label>
      <div className="tours-search-row">
        <Field
          id="query"
          type="search"
          autoComplete="off"
          placeholder="Try “bridge” or “theater”"
          value={query}
          aria-describedby="found"
          onFocus={onFocus}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
        {query ? (
          <PlateButton kind="ghost" onClick={() => onQuery('')}>
            Clear
          </PlateButton>
        ) : null}
      </div>
    </form>
  );
}
