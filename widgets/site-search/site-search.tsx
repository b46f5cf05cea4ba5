import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { warnOnce } from '../kit/element/warn-once';
import { Credit } from '../kit/ui/credit';
import { Field } from '../kit/ui/field';
import { messages } from './messages';
import { rank } from './rank';
import { Results } from './results';
import type { SearchIndex } from './search-index';

/** Milliseconds after which the field takes the focus, where it is told to. */
const FOCUS_AFTER = 100;

interface Props {
  /** Text that is searched for at first. */
  first: string;
  takeFocus: boolean;
  /** Entries that can be found at once. */
  index: SearchIndex;
  /** Fetches the same with more: with the stories when a search begins, with all words when one types. */
  load: (part: 'stories' | 'words') => Promise<SearchIndex>;
}

/**
 * A search box that answers as one types. The results are links; the arrow keys move between them and the field,
 * Enter in the field follows the first.
 */
export function SiteSearch({ first, takeFocus, index, load }: Props) {
  const { tag, home } = useEmbed();
  const [query, setQuery] = useState(first);
  const [{ entries, synonyms }, setIndex] = useState(index);
  const hasWords = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const found = rank(entries, query, synonyms);
  const nothing = found && !found.length;

  useEffect(() => {
    if (!takeFocus) return undefined;
    const timer = setTimeout(() => {
      // Whoever has gone on to a result meanwhile stays there.
      if (!box.current?.querySelector(':focus')) field.current?.focus();
    }, FOCUS_AFTER);
    return () => clearTimeout(timer);
  }, [takeFocus]);

  const prepare = () => {
    load('stories').then(
      (stories) => hasWords.current || setIndex(stories),
      () => warnOnce(tag, 'the search knows tours and pages only'),
    );
  };
  const prepareWords = () => {
    load('words').then(
      (words) => {
        hasWords.current = true;
        setIndex(words);
      },
      () => warnOnce(tag, 'the search knows titles only'),
    );
  };
  useEffect(() => {
    if (!first) return;
    setQuery(first);
    prepareWords();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `prepare` is another function at each drawing
  }, [first]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter takes a word of an input method then. Safari tells by the code alone.
    const { isComposing, keyCode } = event as unknown as globalThis.KeyboardEvent;
    if (isComposing || keyCode === 229) return;
    const links = [...box.current!.querySelectorAll('a')].filter((link) => link.closest('.results'));
    const stops: HTMLElement[] = [field.current!, ...links];
    const here = stops.indexOf(event.target as HTMLElement);
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: stops.length - 1 };
    const move = moves[event.key];
    if (move !== undefined && here >= 0) {
      event.preventDefault();
      stops[(here + move) % stops.length]!.focus();
    } else if (event.key === 'Enter' && here === 0) {
      event.preventDefault();
      links[0]?.click();
    }
  };

  return (
    <div ref={box} role="presentation" className="finder" onKeyDown={onKeyDown}>
      <form className="finder-box" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="search">{messages.label}</label>
        <Field
          ref={field}
          id="search"
          // In a field of the type search, Escape would empty it and never reach the overlay.
          role="searchbox"
          inputMode="search"
          autoComplete="off"
          enterKeyHint="go"
          value={query}
          aria-describedby="hint"
          onFocus={prepare}
          onInput={(event) => {
            setQuery(event.currentTarget.value);
            prepareWords();
          }}
        />
        <p id="hint" className="finder-hint">
          {messages.hint}
        </p>
      </form>
      <p role="status" className={nothing ? 'results results-none' : 'vh'}>
        {nothing ? messages.none(query.trim()) : found && messages.found(found.length)}
      </p>
      {found?.length ? <Results found={found} /> : null}
      {home ? null : <Credit />}
    </div>
  );
}
