interface Props {
  index: number;
  total: number;
  playing: boolean;
  onChoose: (index: number) => void;
  onPlay: () => void;
}

/** Previous, a dot for each quote, next, and what stops and starts. */
export function Controls({ index, total, playing, onChoose, onPlay }: Props) {
  return (
    <div className="controls" role="group" aria-label="Choose a quote">
      <Control
        place="previous"
        label="Previous quote"
        shape="M15 4 7 12l8 8"
        onClick={() => onChoose(index - 1)}
      />
      <div className="dots">
        {Array.from({ length: total }, (_, place) => (
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
      <Control place="next" label="Next quote" shape="m9 4 8 8-8 8" onClick={() => onChoose(index + 1)} />
      <Control
        place="pause"
        label={playing ? 'Pause' : 'Play'}
        shape={playing ? 'M8 5v14M16 5v14' : 'M7 4v16l13-8z'}
        onClick={onPlay}
      />
    </div>
  );
}

interface ControlProps {
  place: 'previous' | 'next' | 'pause';
  label: string;
  /** An SVG path on a 24-unit grid. */
  shape: string;
  onClick: () => void;
}

const Control = ({ place, label, shape, onClick }: ControlProps) => (
  <button
    part="button"
    type="button"
    className="control"
    data-place={place}
    aria-label={label}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  </button>
);
