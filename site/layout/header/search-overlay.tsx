import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { useSearch } from 'wouter';
import { FirstPartyElement } from '../../ui/first-party-element';
import { Icon } from '../../ui/icon';
import { openOverlay } from '../overlays';
import { messages } from '../messages';

/** Returns the state of the search dialog. Each opening starts empty. */
export function useSearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Incremented per opening; 0 before the first hover, focus or opening. */
  const [round, setRound] = useState(0);
  const [isOpen, setOpen] = useState(false);
  /** Query of a URL like `/?search=ned`, for the first opening. */
  const [requestedQuery, setRequestedQuery] = useState('');
  const prepare = () => setRound((current) => current || 1);
  const open = () => {
    prepare();
    setOpen(true);
    openOverlay(dialog.current);
    // The browser would focus the field, which gets the focus later.
    dialog.current?.focus();
  };
  // `/?search=` is in the structured data.
  useEffect(() => {
    const query = new URLSearchParams(location.search).get('search');
    if (!query) return;
    setRequestedQuery(query);
    open();
  }, []);
  return {
    dialog,
    round,
    isOpen,
    requestedQuery,
    prepare,
    open,
    closed() {
      setRequestedQuery('');
      setOpen(false);
      setRound((current) => current + 1);
    },
  };
}

export type SearchDialog = ReturnType<typeof useSearchDialog>;

/** Renders the search button; without script, a link to the list of all pages. */
export function SearchButton({ search }: { search: SearchDialog }) {
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    search.open();
  };
  return (
    <a
      className="search-button print:hidden"
      href="/sitemap"
      role="button"
      aria-label={messages.search}
      data-tip=""
      aria-haspopup="dialog"
      onPointerEnter={search.prepare}
      onFocus={search.prepare}
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
    >
      <Icon name="search" />
    </a>
  );
}

/** Renders the search dialog, which drops from the header and closes when a result is followed. */
export function SearchOverlay({ search, path }: { search: SearchDialog; path: string }) {
  const query = useSearch();
  const { dialog, round, isOpen, requestedQuery } = search;
  const close = () => dialog.current?.close();

  // Closes before the new page takes the focus, because the dialog would return it to its button.
  useLayoutEffect(() => dialog.current?.close(), [dialog, path, query]);

  // A click on the backdrop targets the dialog; a link closes it even on the same page.
  const onClick = (event: MouseEvent) => {
    const way = (event as unknown as Event).composedPath();
    if (way[0] === dialog.current || way.some((node) => node instanceof HTMLAnchorElement)) close();
  };
  return (
    <dialog
      ref={dialog}
      className="search-sheet"
      aria-label={messages.search}
      tabIndex={-1}
      onClick={onClick}
      onClose={search.closed}
    >
      <div className="search-in">
        <div className="search-tag">
          {round ? (
            <FirstPartyElement
              key={round}
              name="cat-site-search"
              attributes={{ query: requestedQuery || undefined, 'take-focus': isOpen }}
            >
              <a href="/sitemap">{messages.allPages}</a>
            </FirstPartyElement>
          ) : null}
        </div>
        <button
          type="button"
          className="search-close"
          aria-label={messages.closeSearch}
          data-tip=""
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
