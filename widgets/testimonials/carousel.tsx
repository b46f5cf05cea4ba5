import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { Controls } from './controls';
import { messagesFor } from './messages';
import type { Quote } from './quote';
import { useHolds } from './holds';

/** Time that a quote stays, in ms. */
const TURN_MS = 8000;
/** After a change, clicks count for nothing this long, in ms. */
const LOCK_MS = 500;
/** A list that has not been scrolled for this long, in ms, has arrived. */
const SETTLED_MS = 100;

interface Props {
  quotes: readonly Quote[];
  still: boolean;
}

const reduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Quotes side by side in a list that scrolls from one to the next, so that all of them can be read without script.
 * With it the list goes on by itself, unless the visitor points at it, is in it, looks elsewhere or has stopped it.
 */
export function Carousel({ quotes, still }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const changed = useRef(-LOCK_MS);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [{ index, asked }, setPlace] = useState({ index: 0, asked: false });
  const [playing, setPlaying] = useState(!still);
  const { held, hold } = useHolds();
  const total = quotes.length;
  const host = useEmbed();
  const messages = messagesFor(host);
  const lang = host.spoken?.english;

  const show = (to: number, asked: boolean) => {
    const next = (to + total) % total;
    const { current } = list;
    const far = Math.abs(next - index) > 1 || reduced();
    changed.current = performance.now();
    setPlace({ index: next, asked });
    current?.scroll({ left: next * current.clientWidth, behavior: far ? 'instant' : 'smooth' });
    if (far && !reduced()) current?.animate({ opacity: [0, 1] }, 420);
  };
  const choose = (to: number) => {
    if (performance.now() - changed.current >= LOCK_MS) show(to, true);
  };
  // A finger has moved the list. What we have set in motion ourselves may stand still for a while on a busy machine.
  const settle = () => {
    clearTimeout(settling.current);
    settling.current = setTimeout(() => {
      if (performance.now() - changed.current < LOCK_MS) return settle();
      const { scrollLeft = 0, clientWidth = 0 } = list.current ?? {};
      const there = clientWidth ? Math.round(scrollLeft / clientWidth) : 0;
      setPlace((place) => (place.index === there ? place : { index: there, asked: false }));
    }, SETTLED_MS);
  };

  useEffect(() => {
    setPlaying(!still && !reduced());
  }, [still]);
  useEffect(() => {
    if (!playing || held || total < 2) return undefined;
    const turn = setTimeout(() => show(index + 1, false), TURN_MS);
    return () => clearTimeout(turn);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a drawing for another reason does not start the wait again
  }, [index, playing, held]);
  useEffect(() => () => clearTimeout(settling.current), []);

  const { words, cited } = quotes[index]!;
  return (
    <div
      className="carousel"
      role="group"
      aria-roledescription={messages.carousel}
      aria-label={messages.label}
      onPointerEnter={({ pointerType }: PointerEvent) => hold('pointer', pointerType === 'mouse')}
      onPointerLeave={() => hold('pointer', false)}
      onFocusCapture={() => hold('focus', true)}
      onBlurCapture={() => hold('focus', false)}
    >
      <ul
        ref={list}
        className="carousel-list"
        role="list"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so arrow keys must reach it
        tabIndex={0}
        aria-label={messages.list}
        onScroll={settle}
      >
        {quotes.map((quote) => (
          <li key={quote.words} part="card" lang={lang}>
            <figure className="said">
              <blockquote>{quote.words}</blockquote>
              <figcaption>{quote.cited}</figcaption>
            </figure>
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
        {asked ? messages.shown(words, cited) : null}
      </p>
    </div>
  );
}
