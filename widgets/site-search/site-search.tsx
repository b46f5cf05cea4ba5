import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { pageUrl } from '../kit/element/links';
import { warnOnce } from '../kit/element/warn-once';
import { postUrl } from '../kit/posts/post-links';
import { Credit } from '../kit/ui/credit';
import { Field } from '../kit/ui/field';
import { useSearchEvent } from '../kit/ui/use-search-event';
import { messages } from './messages';
import { rank } from './rank';
import { firstIndex, searchIndex } from './search-index';

const FOCUS_DELAY_MS = 100;

interface Props {
  query: string;
  takeFocus: boolean;
}

/** Renders a live search. The arrow keys move between the field and the results, Enter follows the first. */
export function SiteSearch({ query: first, takeFocus }: Props) {
  const host = useEmbed();
  const { tag, home } = host;
  const [query, setQuery] = useState(first);
  const [{ entries, synonyms }, setIndex] = useState(firstIndex);
  const hasWords = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const found = rank(entries, query, synonyms);
  const nothing = found && !found.length;
  useSearchEvent(found && query !== first ? query.trim() : '', found?.length ?? 0);

  useEffect(() => {
    if (!takeFocus) return undefined;
    const timer = setTimeout(() => {
      // The visitor may have moved on to a result.
      if (!box.current?.querySelector(':focus')) field.current?.focus();
    }, FOCUS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [takeFocus]);

  const prepare = () => {
    searchIndex.load('posts').then(
      (posts) => hasWords.current || setIndex(posts),
      () => warnOnce(tag, 'the search knows tours and pages only'),
    );
  };
  const prepareWords = () => {
    searchIndex.load('words').then(
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `prepareWords` changes with each render
  }, [first]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter accepts a candidate during composition; Safari only tells by the code.
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
          // In `type=search`, Escape would clear the field and not close the overlay.
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
      {nothing ? (
        <a className="finder-ask" href={pageUrl('/contact', host)}>
          {messages.ask}
        </a>
      ) : null}
      {found?.length ? (
        <ul className="results" role="list" aria-label={messages.results}>
          {found.map(({ name, type, path, post, text }) => (
            <li key={path + name} part="card">
              <a className="result" href={post ? postUrl(post, host) : pageUrl(path, host)}>
                <span part="title" className="result-name">
                  {name}
                </span>
                {text ? <span className="result-text">{text}</span> : null}
                <span className="result-kind">{messages[type]}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {home ? null : <Credit />}
    </div>
  );
}
