import { useEffect, useState } from 'react';
import { booking } from '#content/settings';
import { onPageVisible } from '../../widgets/kit/schedule/on-page-visible';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { today } from './today';
import { Icon } from '../ui/icon';
import { barText } from './bar-text';
import { isDismissed, saveDismissal } from './dismissal';
import { messages } from './messages';

/** Renders the bar that links to the dates, until it is dismissed for a day. */
export function BookingBar({ path, onClose }: { path: string; onClose: () => void }) {
  const typing = useTyping();
  const [, render] = useState({});
  useEffect(() => onPageVisible(() => render({})), []);
  if (typing || isDismissed()) return null;
  const { title, text, place, label, href, isNews } = barText(path, today().getTime());
  const dismiss = () => {
    saveDismissal();
    onClose();
    // The focused button is gone, so the focus moves to the visible content.
    const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const section = read?.closest<HTMLElement>('section, footer') ?? document.getElementById('main')!;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
  };
  return (
    <aside className="reserve-bar print:hidden" aria-label={title}>
      <b className="font-display text-[1.05rem] font-extrabold leading-[1.2] max-md:hidden">{title}</b>
      <span className={isNews ? 'max-md:font-semibold max-md:leading-[1.3]' : 'max-md:hidden'}>
        {text}
        {place ? <span className="max-md:hidden">{`, ${place}`}</span> : null}
      </span>
      <ButtonLink
        href={href}
        kind="small"
        aria-label={label === booking.label ? booking.ariaLabel : undefined}
      >
        {label}
      </ButtonLink>
      <button
        type="button"
        className="absolute inset-y-0 right-[0.3rem] my-auto grid size-touch place-items-center border-0 bg-transparent"
        aria-label={messages.dismiss}
        data-tip=""
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** True if a form field has the focus, also in an element: the on-screen keyboard leaves little room. */
function isTyping(): boolean {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return Boolean(focused?.matches('input, select, textarea'));
}

function useTyping(): boolean {
  const [typing, setTyping] = useState(isTyping);
  useEffect(() => {
    const look = () => setTyping(isTyping());
    addEventListener('focusin', look);
    addEventListener('focusout', look);
    return () => {
      removeEventListener('focusin', look);
      removeEventListener('focusout', look);
    };
  }, []);
  return typing;
}
