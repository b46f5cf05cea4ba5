interface Props {
  className: string;
  /** `data-position`, for styles. */
  position: string;
  label: string;
  /** An SVG path on a 24-unit grid. */
  shape: string;
  onClick: () => void;
}

export const IconButton = ({ className, position, label, shape, onClick }: Props) => (
  <button
    part="button"
    type="button"
    className={className}
    data-position={position}
    aria-label={label}
    onClick={onClick}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={shape} />
    </svg>
  </button>
);
