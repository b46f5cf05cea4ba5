import { useEffect, useRef, useState } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import type { Picture as PictureFiles } from '../kit/model/picture';
import { warnOnce } from '../kit/element/warn-once';
import { filmUrl, watchFilm } from '../kit/services/film';
import { Credit } from '../kit/ui/credit';
import { Picture } from '../kit/picture/picture';
import { Button } from '../kit/ui/button';
import { messages } from './messages';

/** Owner's words around the film: its name, the words on its button and its link. */
interface Texts {
  title: string;
  imageAlt: string;
  play: string;
  watch: string;
}

interface Props {
  texts: Texts;
  /** Shown until somebody presses play. */
  picture: PictureFiles | undefined;
  noLink: boolean;
}

/** A film that is fetched when somebody presses play; where it cannot be shown, a link to it stays. */
export function Video({ texts, picture, noLink }: Props) {
  const { emit, home, tag } = useEmbed();
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  const stop = useRef<() => void>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const { title, imageAlt, play, watch } = texts;

  const start = () => {
    emit('cat-video-play');
    setState('playing');
  };
  // As soon as the frame is in the document, or its answer could come before anybody listens.
  const [attend] = useState(() => (frame: HTMLIFrameElement | null) => {
    stop.current?.();
    stop.current = frame && watchFilm(frame, () => setState('failed'));
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
            ref={attend}
            part="frame"
            className="film-frame"
            src={filmUrl()}
            title={title}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin cannot take its sandbox off
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
            href={filmUrl()}
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
