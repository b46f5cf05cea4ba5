import { useEmbed } from '../kit/element/embed-context';
import { IconButton } from '../kit/ui/icon-button';
import { messagesFor } from './messages';

interface Props {
  index: number;
  total: number;
  playing: boolean;
  onChoose: (index: number) => void;
  onPlay: () => void;
}

/** Renders the controls: stop and start, previous, a dot for each quote, next. */
export function Controls({ index, total, playing, onChoose, onPlay }: Props) {
  const messages = messagesFor(useEmbed());
  return (
    <div className="controls" role="group" aria-label={messages.controls}>
      <IconButton
        className="control"
        position="pause"
        label={playing ? messages.pause : messages.play}
        shape={playing ? 'M8 5v14M16 5v14' : 'M7 4v16l13-8z'}
        onClick={onPlay}
      />
      <IconButton
        className="control"
        position="previous"
        label={messages.previous}
        shape="M15 4 7 12l8 8"
        onClick={() => onChoose(index - 1)}
      />
      <div className="dots">
        {[...Array(total).keys()].map((dot) => (
          <button
            key={dot}
            type="button"
            className="dot"
            aria-label={messages.position(dot + 1, total)}
            aria-current={dot === index ? 'true' : undefined}
            onClick={() => onChoose(dot)}
          />
        ))}
      </div>
      <IconButton
        className="control"
        position="next"
        label={messages.next}
        shape="m9 4 8 8-8 8"
        onClick={() => onChoose(index + 1)}
      />
    </div>
  );
}
