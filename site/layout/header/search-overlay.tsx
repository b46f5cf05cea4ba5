import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useSearch } from 'wouter';
import { Tag } from '../../../widgets/kit/tag';
import { Icon } from '../../ui/icon';
import { openOverlay } from '../overlays';
import { messages } from '../messages';

/** Actions of the search's buttons, and what the overlay needs from them. */
export interface SearchDialog {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Grows with each opening; 0 while nobody has shown interest. */
  round: number;
  isOpen: boolean;
  /** Text that an address like `/?search=ned` asks for, at the first opening. */
  asked: string;
  /** The visitor may be about to search: its code is fetched. */
  prepare(): void;
  open(): void;
  closed(): void;
}

/** The state of the search over the page. Each opening begins empty. */
export function useSearchDialog(): SearchDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const [round, setRound] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState('');
  const prepare = () => setRound((current) => current || 1);
  const open = () => {
    prepare();
    setOpen(true);
    openOverlay(dialog.current);
    // Not yet its field, to which the browser would go: that takes the focus a little later.
    dialog.current?.focus();
  };
  // Search engines are told of this address.
  useEffect(() => {
    const query = new URLSearchParams(location.search).get('search');
    if (!query) return;
    setAsked(query);
    open();
  }, []);
  return {
    dialog,
    round,
    isOpen,
    asked,
    prepare,
    open,
    closed() {
      setAsked('');
      setOpen(false);
      setRound((current) => current + 1);
    },
  };
}

/** The button of the search; without script a link to the list of all pages. */
export function SearchButton({ finder }: { finder: SearchDialog }) {
  const open = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    finder.open();
  };
  return (
    <a
      className="search-button"
      href="/sitemap"
      role="button"
      aria-label={messages.search}
      data-tip=""
      aria-haspopup="dialog"
      onPointerEnter={finder.prepare}
      onFocus={finder.prepare}
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
    >
      <Icon name="search" />
    </a>
  );
}

/** The search over the page: a sheet that drops from the header. Closes when a result is followed. */
export function SearchOverlay({ finder, path }: { finder: SearchDialog; path: string }) {
  const query = useSearch();
  const { dialog, round, isOpen, asked } = finder;
  const close = () => dialog.current?.close();

  // Before the new page takes the focus, which the dialog would hand back to its button.
  useLayoutEffect(() => dialog.current?.close(), [dialog, path, query]);

  // A click on the backdrop is a click on the dialog itself; one on a link leaves, even to the same page.
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
      onClose={finder.closed}
    >
      <div className="search-in">
        <div className="search-tag">
          {round ? (
            <Tag
              key={round}
              name="cat-site-search"
              attributes={{ query: asked || undefined, 'take-focus': isOpen }}
            >
              <a href="/sitemap">{messages.allPages}</a>
            </Tag>
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
