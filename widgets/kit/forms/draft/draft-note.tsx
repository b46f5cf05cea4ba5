import { messages } from '../messages';

interface Props {
  /** Text about the form in its present state; else the hint takes its place. */
  note?: string | undefined;
  hint: string;
  /** True where something that was typed is saved, and may be thrown away. */
  kept?: boolean | undefined;
  onDiscard: () => void;
}

/** The line above a form's fields: a hint, that an earlier text is back and can be discarded, or when it was sent. */
export const DraftNote = ({ note, hint, kept, onDiscard }: Props) => (
  <div className="draft-note" role="status">
    {note ? <b>{note}</b> : <span>{hint}</span>}
    {kept ? (
      <button type="button" onClick={onDiscard}>
        {messages.discard}
      </button>
    ) : null}
  </div>
);
