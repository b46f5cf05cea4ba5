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

/** Scroll position in pixels above which the header is compact. */
const COMPACT_AFTER_PX = 50;

/**
 * Renders the sticky header. Its layout height never changes, only its painting: otherwise the page would jump where
 * it shrinks.
 */
export function Header() {
  const [path] = useLocation();
  const search = useSearchDialog();
  const compact = useScrolled(COMPACT_AFTER_PX);
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
            <SearchButton search={search} />
            <ButtonLink href={bookLink.href} kind="small">
              {bookLink.label}
            </ButtonLink>
          </nav>
          <SlideMenu path={path} search={search} />
        </div>
      </div>
      <SearchOverlay search={search} path={path} />
    </header>
  );
}
