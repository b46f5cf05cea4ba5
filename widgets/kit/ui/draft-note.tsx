interface Props {
  /** Something that was typed earlier is back in the form. */
  restored: boolean;
  /** What stands there otherwise. */
  hint: string;
  onDiscard: () => void;
}

/** The line above a form's fields: a hint, or that an earlier text is back and can be discarded. */
export function DraftNote({ restored, hint, onDiscard }: Props) {
  return (
    <div className="draft-note" role="status">
      {restored ? <b>We kept what you typed.</b> : <span>{hint}</span>}
      {restored ? (
        <button type="button" onClick={onDiscard}>
          Discard
        </button>
      ) : null}
    </div>
  );
}
