import { useEffect, useRef, type PointerEvent } from 'react';
import { tourLinks } from '#content/tours-menu';
import { Icon } from '../../ui/icon';
import { hoverIntent } from './hover-intent';
import { currentState, giftCards } from './nav-links';
import { messages } from '../messages';

/** Events outside the menu that close it. */
const CLOSING_EVENTS = ['pointerdown', 'focusin'];

/**
 * Renders `Tours` in the bar: a link to all tours next to a native disclosure of each. Hover opens it; keyboard,
 * touch and pages without script use the disclosure.
 */
export function ToursMenu({ path }: { path: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const setOpen = (open: boolean) => {
    if (menu.current) menu.current.open = open;
  };
  const intent = useRef<ReturnType<typeof hoverIntent>>(undefined);
  intent.current ??= hoverIntent({
    isOpen: () => Boolean(menu.current?.open),
    open: () => setOpen(true),
    close: () => setOpen(false),
  });

  useEffect(() => {
    setOpen(false);
    return () => intent.current?.cancel();
  }, [path]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || !menu.current?.open) return;
      const hadFocus = menu.current.contains(document.activeElement);
      setOpen(false);
      if (hadFocus) menu.current.querySelector('summary')?.focus();
    };
    const onElsewhere = (event: Event) => {
      if (!menu.current?.parentElement?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    for (const type of CLOSING_EVENTS) document.addEventListener(type, onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      for (const type of CLOSING_EVENTS) document.removeEventListener(type, onElsewhere);
    };
  }, []);

  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act();
  };
  return (
    <li
      className="nav-tours relative flex"
      onPointerEnter={byMouse(() => intent.current?.enter())}
      onPointerLeave={byMouse(() => intent.current?.leave())}
      onClick={() => intent.current?.cancel()}
    >
      <a className="nav-link" href="/tours" aria-current={currentState('/tours', path)}>
        {messages.tours}
      </a>
      <details ref={menu}>
        <summary aria-label={messages.toursMenu}>
          <Icon name="chevron" />
        </summary>
        <ul className="nav-panel" role="list">
          {tourLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={currentState(href, path)}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <a href={giftCards.href}>
              {giftCards.label}
              <Icon name="external" />
            </a>
          </li>
        </ul>
      </details>
    </li>
  );
}
