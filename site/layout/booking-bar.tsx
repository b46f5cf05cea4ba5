import { useEffect, useState } from 'react';
import { booking } from '#content/settings';
import { onPageVisible } from '../../widgets/kit/on-page-visible';
import { ButtonLink } from '../../widgets/kit/ui/button';
import { today } from '../today';
import { Icon } from '../ui/icon';
import { barWords } from './bar-words';
import { isDismissed, rememberDismissal } from './dismissal';
import { messages } from './messages';

/** The bar that leads to the dates, in words of the page it is on, until it is dismissed for a day. */
export function BookingBar({ path, onClose }: { path: string; onClose: () => void }) {
  const typing = useTyping();
  const [, render] = useState({});
  useEffect(() => onPageVisible(() => render({})), []);
  if (typing || isDismissed()) return null;
  const { title, text, label, href, isNews } = barWords(path, today().getTime());
  const dismiss = () => {
    rememberDismissal();
    onClose();
    // The focus goes on in what is being read: the button that has it is gone.
    const read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    const place = read?.closest<HTMLElement>('section, footer') ?? document.getElementById('main')!;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  return (
    <aside className="reserve-bar" aria-label={title}>
      <b className="font-display text-[1.05rem] font-extrabold leading-[1.2] max-md:hidden">{title}</b>
      <span className={isNews ? 'max-md:font-semibold max-md:leading-[1.3]' : 'max-md:hidden'}>{text}</span>
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

/** Tells whether a form's field has the focus, in a tag too: beside a keyboard little of the window is left. */
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
