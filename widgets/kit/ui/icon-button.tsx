interface Props {
  className: string;
  /** `data-place`, for styles. */
  place: string;
  label: string;
  /** An SVG path on a 24-unit grid. */
  shape: string;
  onClick: () => void;
}

export const IconButton = ({ className, place, label, shape, onClick }: Props) => (
  <button
    part="button"
    type="button"
    className={className}
    data-place={place}
    aria-label={label}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  </button>
);
