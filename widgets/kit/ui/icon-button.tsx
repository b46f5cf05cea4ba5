interface Props {
  className: string;
  /** Place of the button in its group, for its style; also its `data-place`. */
  place: string;
  /** Name of its action, for whoever does not see its shape. */
  label: string;
  /** An SVG path on a 24-unit grid. */
  shape: string;
  onClick: () => void;
}

/** A button that shows nothing but a shape. */
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
