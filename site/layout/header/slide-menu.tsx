import { useEffect, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useSearch } from 'wouter';
import { business } from '#content/settings';
import { tourLinks } from '#content/tours-menu';
import { ButtonLink } from '../../../widgets/kit/ui/button';
import { Icon } from '../../ui/icon';
import { openOverlay } from '../overlays';
import { SearchButton, type SearchDialog } from './search-overlay';
import { bookLink, currentState, giftCards, mainLinks } from './nav-links';
import { messages } from '../messages';

const MENU_ID = 'menu';

/**
 * Renders the navigation of narrow screens: a button and a dialog that slides in. With script it is modal; without,
 * it opens as a popover.
 */
export function SlideMenu({ path, search }: { path: string; search: SearchDialog }) {
  const query = useSearch();
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => {
    if (dialog.current?.open) dialog.current.close();
  };

  // Closes before the new page takes the focus, because the dialog would return it to its button.
  useLayoutEffect(close, [path, query]);
  useEffect(() => {
    // The style sheet hides the button in wide windows.
    const closeWhenWide = () => {
      if (dialog.current?.open && !button.current?.offsetWidth) close();
    };
    addEventListener('resize', closeWhenWide);
    return () => removeEventListener('resize', closeWhenWide);
  }, []);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    openOverlay(dialog.current);
  };
  // A click on the backdrop targets the dialog; a link closes it even on the same page.
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target as Element).closest('a')) close();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className="menu-button"
        aria-label={messages.openMenu}
        data-tip=""
        popoverTarget={MENU_ID}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        id={MENU_ID}
        className="menu night"
        popover="auto"
        aria-label={messages.menu}
        onClick={onClick}
      >
        <div className="menu-in">
          <div className="flex justify-between">
            <SearchButton search={search} />
            <button
              type="button"
              className="menu-button"
              aria-label={messages.closeMenu}
              data-tip=""
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          <nav aria-label={messages.menu}>
            <ul className="menu-links" role="list">
              {mainLinks.map(({ href, label }) => (
                <li key={href}>
                  <a className="menu-link" href={href} aria-current={currentState(href, path)}>
                    {label}
                  </a>
                  {href === '/tours' ? (
                    <ul className="grid grid-cols-2 pl-4" role="list">
                      {[...tourLinks, giftCards].map((link) => (
                        <li key={link.href}>
                          <a href={link.href} aria-current={currentState(link.href, path)}>
                            {link.label}
                          </a>
                        </li>
                      ))}
                    </ul>
                  ) : null}
                </li>
              ))}
            </ul>
          </nav>
          <p className="flex flex-wrap gap-x-6">
            <a className="inline-flex min-h-touch items-center" href={`mailto:${business.email}`}>
              {business.email}
            </a>
            <a className="inline-flex min-h-touch items-center" href={business.instagramUrl}>
              {messages.instagram}
            </a>
          </p>
          <ButtonLink href={bookLink.href} kind="highlight big">
            {bookLink.label}
          </ButtonLink>
        </div>
      </dialog>
    </>
  );
}
