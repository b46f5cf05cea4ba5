import { IconButton } from '../kit/ui/icon-button';

interface Props {
  index: number;
  total: number;
  playing: boolean;
  onChoose: (index: number) => void;
  onPlay: () => void;
}

/** What stops and starts, previous, a dot for each quote, next. */
export function Controls({ index, total, playing, onChoose, onPlay }: Props) {
  return (
    <div className="controls" role="group" aria-label="Choose a quote">
      <IconButton
        className="control"
        place="pause"
        label={playing ? 'Pause the quotes' : 'Play the quotes'}
        shape={playing ? 'M8 5v14M16 5v14' : 'M7 4v16l13-8z'}
        onClick={onPlay}
      />
      <IconButton
        className="control"
        place="previous"
        label="Previous quote"
        shape="M15 4 7 12l8 8"
        onClick={() => onChoose(index - 1)}
      />
      <div className="dots">
        {[...Array(total).keys()].map((place) => (
          <button
            key={place}
            type="button"
            className="dot"
            aria-label={`Quote ${place + 1} of ${total}`}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onChoose(place)}
          />
        ))}
      </div>
      <IconButton
        className="control"
        place="next"
        label="Next quote"
        shape="m9 4 8 8-8 8"
        onClick={() => onChoose(index + 1)}
      />
    </div>
  );
}
