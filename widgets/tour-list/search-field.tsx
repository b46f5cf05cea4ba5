import { useId } from 'react';
import { Field } from '../kit/ui/field';
import { PlateButton } from '../kit/ui/plate';

interface Props {
  query: string;
  onQuery: (query: string) => void;
  /** Id of the element that tells how many were found. */
  describedBy: string;
}

/** The search box above the tours. */
export function SearchField({ query, onQuery, describedBy }: Props) {
  const id = useId();
  return (
    <form className="tours-search" role="search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={id}>Search the tours</label>
      <div className="tours-search-row">
        <Field
          id={id}
          type="search"
          autoComplete="off"
          placeholder="Try “bridge” or “theater”"
          value={query}
          aria-describedby={describedBy}
          onInput={(event) => onQuery(event.currentTarget.value)}
        />
        {query ? (
          <PlateButton kinds={['ghost']} onClick={() => onQuery('')}>
            Clear
          </PlateButton>
        ) : null}
      </div>
    </form>
  );
}
