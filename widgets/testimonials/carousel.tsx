import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { Controls } from './controls';
import { messagesFor } from './messages';
import type { Quote } from './quotes';

const TURN_MS = 8000;
/** Ignores clicks during a transition. */
const LOCK_MS = 500;
/** Time without a scroll event after which the list is at rest. */
const SETTLED_MS = 100;

interface Props {
  quotes: readonly Quote[];
  still: boolean;
}

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Renders quotes in a list that scrolls sideways, readable without script. It advances by itself unless it is hovered,
 * focused, in a hidden tab or stopped; a press on a quote stops it, because a finger does not hover.
 */
export function Carousel({ quotes, still }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const changed = useRef(-LOCK_MS);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ index, isRequested }, setPosition] = useState({ index: 0, isRequested: false });
  const [playing, setPlaying] = useState(!still);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const [isHidden, setIsHidden] = useState(false);
  const total = quotes.length;
  const host = useEmbed();
  const messages = messagesFor(host);
  const lang = host.locale?.english;

  const show = (to: number, isRequested: boolean) => {
    const next = (to + total) % total;
    const { current } = list;
    const far = Math.abs(next - index) > 1 || reduced();
    changed.current = performance.now();
    setPosition({ index: next, isRequested });
    current?.scroll({ left: next * current.clientWidth, behavior: far ? 'instant' : 'smooth' });
    if (far && !reduced()) current?.animate({ opacity: [0, 1] }, 420);
  };
  const choose = (to: number) => {
    if (performance.now() - changed.current >= LOCK_MS) show(to, true);
  };
  // The visitor has scrolled. A scroll of our own may pause on a busy machine, hence the lock.
  const settle = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      if (performance.now() - changed.current < LOCK_MS) return settle();
      const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {};
      const there = clientWidth ? Math.round(scrollLeft / clientWidth) : 0;
      setPosition((last) => (last.index === there ? last : { index: there, isRequested: false }));
    }, SETTLED_MS);
  };

  useEffect(() => {
    setPlaying(!still && !reduced());
  }, [still]);
  useEffect(() => {
    if (!playing || isPointed || isFocused || isHidden || total < 2) return undefined;
    const turn = setTimeout(() => show(index + 1, false), TURN_MS);
    return () => clearTimeout(turn);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- other renders do not restart the timer
  }, [index, playing, isPointed, isFocused, isHidden]);
  useEffect(() => {
    const checkTab = () => setIsHidden(document.hidden);
    checkTab();
    document.addEventListener('visibilitychange', checkTab);
    return () => {
      clearTimeout(settling.current);
      document.removeEventListener('visibilitychange', checkTab);
    };
  }, []);

  const { text, cited } = quotes[index]!;
  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription={messages.carousel}
      aria-label={messages.label}
      onPointerEnter={({ pointerType }: PointerEvent) => setIsPointed(pointerType === 'mouse')}
      onPointerLeave={() => setIsPointed(false)}
      onFocusCapture={() => setIsFocused(true)}
      onBlurCapture={() => setIsFocused(false)}
    >
      <ul
        ref={list}
        className="carousel-list"
        role="list"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it
        tabIndex={0}
        aria-label={messages.list}
        onScroll={settle}
        onPointerDown={() => setPlaying(false)}
      >
        {quotes.map((quote) => (
          <li key={quote.text} part="card" lang={lang}>
            <div className="quote">
              <blockquote>{quote.text}</blockquote>
              <p className="quote-source">{quote.cited}</p>
            </div>
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <Controls
          index={index}
          total={total}
          playing={playing}
          onChoose={choose}
          onPlay={() => setPlaying(!playing)}
        />
      ) : null}
      <p role="status" className="vh" lang={lang}>
        {isRequested ? messages.shown(text, cited) : null}
      </p>
    </div>
  );
}
