import { useEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { warnOnce } from '../kit/element/warn-once';
import { config } from '../kit/services/config';
import { watchFrame } from '../kit/services/watch-frame';
import { Credit } from '../kit/ui/credit';
import { Picture } from '../kit/picture/picture';
import { Button } from '../kit/ui/button';
import { picture, texts } from './data';
import { messages } from './messages';

/** Renders a film that loads when the visitor presses play. If it cannot be shown, a link stays. */
export function Video({ noLink }: { noLink: boolean }) {
  const { emit, home, tag } = useEmbed();
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const stop = useRef<() => void>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { title, imageAlt, play, watch } = texts;

  const start = () => {
    emit('cat-video-play');
    setState('playing');
  };
  // A ref, not an effect: the frame may load before an effect runs.
  const [setFrame] = useState(() => (frame: HTMLIFrameElement | null) => {
    stop.current?.();
    stop.current = frame && watchFrame(frame, config.film.url, { onFailed: () => setState('failed') });
    frame?.focus();
  });
  useEffect(() => {
    if (state !== 'failed') return;
    warnOnce(tag, 'the film cannot be shown; its link stays');
    link.current?.focus();
  }, [state, tag]);

  return (
    <div className="film">
      <div className="film-place">
        {picture ? (
          <div part="image">
            <Picture
              className="film-still"
              picture={picture}
              alt={imageAlt}
              sizes="(min-width: 56em) 40rem, 92vw"
            />
          </div>
        ) : null}
        {state === 'still' ? (
          <p className="film-play">
            <Button kind="highlight big" onClick={start}>
              <svg className="film-mark" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M6 3v18l15-9z" />
              </svg>
              {play}
            </Button>
          </p>
        ) : null}
        {state === 'playing' ? (
          <iframe
            ref={setFrame}
            part="frame"
            className="film-frame"
            src={config.film.url}
            title={title}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a cross-origin frame cannot remove its sandbox
            sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : null}
      </div>
      <p role="status" className={state === 'failed' ? undefined : 'vh'}>
        {state === 'failed' ? messages.failed : null}
      </p>
      {noLink && state !== 'failed' ? null : (
        <p>
          <a
            ref={link}
            className="film-link"
            href={config.film.url}
            target="_blank"
            rel="noopener"
            title={messages.newTab}
          >
            {watch}
          </a>
        </p>
      )}
      {home ? null : <Credit />}
    </div>
  );
}
