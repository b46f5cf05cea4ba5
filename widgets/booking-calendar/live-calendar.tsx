import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import type { Picture } from '../kit/model/picture';
import { Button, ButtonLink } from '../kit/ui/button';
import type { useBooking } from '../kit/booking/use-booking';
import { Failure } from './failure';
import { messagesFor } from './messages';
import { Spinner } from './spinner';
import { whenEntered } from './when-entered';
import { watchFrame } from './watch-frame';

interface Props {
  /** Of the frame. */
  url: string;
  /** Leads to the provider's own page. */
  link: ReturnType<typeof useBooking>['link'] & { title: string };
  /** The visitor has gone into the frame. */
  onEnter: () => void;
  sad: Picture;
}

type State = 'idle' | 'loading' | 'shown' | 'failed';

/**
 * The provider's calendar in a frame. On our own site it comes when it is near the window, in a place kept for it;
 * on a foreign page when the visitor asks for it, because it is the provider that would learn of the visit.
 */
export function LiveCalendar({ url, link, onEnter, sad }: Props) {
  const { home, spoken } = useEmbed();
  const messages = messagesFor({ spoken });
  const [state, setState] = useState<State>('idle');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (!home) return;
    const near = new IntersectionObserver(
      (entries) => {
        // A quick scroll brings "far" and "near" at once.
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        setState('loading');
      },
      { rootMargin: '400px' },
    );
    near.observe(box.current!);
    return () => near.disconnect();
  }, [home]);

  const shown = state === 'shown';
  const framed = shown || state === 'loading';

  // At once: what the browser says of a frame comes only once, and on a busy machine before an effect would listen.
  useLayoutEffect(() => {
    if (!framed) return;
    // Fetched along with the frame: when that has failed, the connection may be gone.
    const toast = import('../kit/toast/show-toast');
    toast.catch(() => undefined);
    return watchFrame(frame.current!, url, {
      onShown: () => setState('shown'),
      onFailed() {
        setState('failed');
        toast.then(
          ({ showToast }) =>
            showToast({
              title: messages.failedNotice,
              text: messages.failed,
              kind: 'error',
              spoken,
              element: box.current,
            }),
          () => undefined, // The box says it as well.
        );
      },
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the frame is not watched anew for other words
  }, [framed, url]);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onEnter` is another function at each drawing
  useEffect(() => (shown ? whenEntered(frame.current!, onEnter) : undefined), [shown]);

  // The pressed button goes away; the focus must not fall back to the top of the page.
  const load = () => {
    setState('loading');
    box.current!.focus();
  };
  const again = () => (home ? location.reload() : load());

  return (
    <div
      part="card"
      className="live"
      data-state={state}
      data-home={home ? '' : undefined}
      ref={box}
      role="group"
      aria-label={messages.live}
      tabIndex={-1}
    >
      {framed ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the provider opens payment windows and asks banks
        <iframe
          ref={frame}
          src={url}
          title={messages.frame}
          allow="payment *"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : null}
      {state === 'idle' ? (
        <div className="live-cover">
          <p>{messages.places}</p>
          {home ? (
            <ButtonLink {...link}>{messages.bookingPage}</ButtonLink>
          ) : (
            <Button onClick={load}>{messages.show}</Button>
          )}
        </div>
      ) : null}
      <div role="status">
        {state === 'loading' ? (
          <div className="live-cover">
            <Spinner />
            <p>{messages.loading}</p>
          </div>
        ) : null}
      </div>
      {state === 'failed' ? <Failure sad={sad} link={link} onAgain={again} /> : null}
    </div>
  );
}
