import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { Picture } from '../kit/picture/picture';
import { Button, ButtonLink } from '../kit/ui/button';
import { watchFrame } from '../kit/services/watch-frame';
import type { useBooking } from '../kit/ui/use-booking';
import { sad } from './data';
import { messagesFor } from './messages';

interface Props {
  url: string;
  /** To the provider's own page. */
  link: ReturnType<typeof useBooking>['link'] & { title: string };
  onEnter: () => void;
}

type State = 'idle' | 'loading' | 'shown' | 'failed';

/**
 * Renders the provider's calendar in a frame. On our site the frame loads near the viewport; on a partner page it loads
 * on request, because the provider would learn of the visit.
 */
export function LiveCalendar({ url, link, onEnter }: Props) {
  const { home, locale } = useEmbed();
  const messages = messagesFor({ locale });
  const [state, setState] = useState<State>('idle');
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (!home) return;
    const near = new IntersectionObserver(
      (entries) => {
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

  // A layout effect, because `load` may fire before an effect runs.
  useLayoutEffect(() => {
    if (!framed) return;
    // Fetched along with the frame, because the connection may be gone when the frame fails.
    const toast = import('../kit/toast/show-toast');
    toast.catch(() => undefined);
    return watchFrame(frame.current!, url, {
      onShown: () => setState('shown'),
      onFailed() {
        setState('failed');
        toast.then(
          ({ showToast }) =>
            showToast({
              title: messages.failedToast,
              text: messages.failed,
              kind: 'error',
              locale,
              element: box.current,
            }),
          () => undefined, // The box shows the same text.
        );
      },
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other messages do not restart the watch
  }, [framed, url]);

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- `onEnter` changes with each render
  useEffect(() => (shown ? whenEntered(frame.current!, onEnter) : undefined), [shown]);

  // The pressed button unmounts; the focus must not fall back to the top of the page.
  const load = () => {
    setState('loading');
    box.current!.focus();
  };
  const retry = () => (home ? location.reload() : load());

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
      {state === 'failed' ? <Failure link={link} onRetry={retry} /> : null}
    </div>
  );
}

interface FailureProps {
  link: Props['link'];
  onRetry: () => void;
}

/** Renders the error of a calendar that could not be loaded, with a retry and a link to the provider's own page. */
function Failure({ link, onRetry }: FailureProps) {
  const host = useEmbed();
  const messages = messagesFor(host);
  const Heading = `h${host.heading}` as 'h3';
  return (
    <div part="error" className="live-cover">
      <Picture className="live-sad" picture={sad} alt="" sizes="180px" />
      <Heading>{messages.failedTitle}</Heading>
      <p>{messages.failed}</p>
      <p className="live-ways">
        <Button onClick={onRetry}>{messages.tryAgain}</Button>
        <ButtonLink {...link} kind="ghost">
          {messages.bookingPage}
        </ButtonLink>
      </p>
    </div>
  );
}

/** Renders four paw prints that fade in turn; decorative. */
function Spinner() {
  return (
    <svg className="paws" viewBox="0 0 120 30" aria-hidden="true">
      {[0, 1, 2, 3].map((step) => (
        <path
          key={step}
          d={`M${step * 32 + 12} ${step % 2 ? 22 : 14}m-5 2.5a5 4.2 0 1 0 10 0a5 4.2 0 1 0-10 0m-4-5a2 2.8 0 1 0 4 0a2 2.8 0 1 0-4 0m4.4-4.2a2 2.8 0 1 0 4 0a2 2.8 0 1 0-4 0m5.2 0a2 2.8 0 1 0 4 0a2 2.8 0 1 0-4 0m4.4 4.2a2 2.8 0 1 0 4 0a2 2.8 0 1 0-4 0`}
        />
      ))}
    </svg>
  );
}

/**
 * Runs the callback once when the visitor enters a frame. Its events stay inside, but the window loses the focus to it.
 * @returns a function that stops watching
 */
function whenEntered(frame: HTMLIFrameElement, run: () => void): () => void {
  const ended = new AbortController();
  const checkFocus = () => {
    if ((frame.getRootNode() as ShadowRoot).activeElement !== frame) return;
    ended.abort();
    run();
  };
  // `blur` fires before the focus has moved.
  addEventListener('blur', () => setTimeout(checkFocus), { signal: ended.signal });
  return () => ended.abort();
}
