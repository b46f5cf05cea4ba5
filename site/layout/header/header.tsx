import { useLocation } from 'wouter';
import { business } from '#content/settings';
import { ButtonLink } from '../../../widgets/kit/ui/button';
import { Logo } from '../../ui/logo';
import { bookLink, currentState, mainLinks } from './nav-links';
import { SearchButton, SearchOverlay, useSearchDialog } from './search-overlay';
import { SlideMenu } from './slide-menu';
import { ToursMenu } from './tours-menu';
import { useScrolled } from './use-scrolled';
import { messages } from '../messages';

/** Scroll position from which the header is compact, in pixels. */
const COMPACT_AFTER = 50;

/**
 * The sticky header. Its height in the flow never changes, only what is painted does: otherwise the page would
 * jump, and flicker, around the point where it shrinks.
 */
export function Header() {
  const [path] = useLocation();
  const finder = useSearchDialog();
  const compact = useScrolled(COMPACT_AFTER);
  return (
    <header
      className={path === '/' ? 'header header-over' : 'header'}
      data-compact={compact ? '' : undefined}
    >
      <div className="header-paint">
        <div className="header-in">
          <a className="brand" href="/">
            <Logo />
            <span className="brand-name">{business.name}</span>
          </a>
          <nav aria-label={messages.mainNavigation} className="nav">
            <ul className="nav-list" role="list">
              {mainLinks.map(({ href, label }) =>
                href === '/tours' ? (
                  <ToursMenu key={href} path={path} />
                ) : (
                  <li key={href}>
                    <a className="nav-link" href={href} aria-current={currentState(href, path)}>
                      {label}
                    </a>
                  </li>
                ),
              )}
            </ul>
            <SearchButton finder={finder} />
            <ButtonLink href={bookLink.href} kind="small">
              {bookLink.label}
            </ButtonLink>
          </nav>
          <SlideMenu path={path} finder={finder} />
        </div>
      </div>
      <SearchOverlay finder={finder} path={path} />
    </header>
  );
}
