import type { KeyboardEvent } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { MAX_GUESTS, MIN_GUESTS } from '../kit/model/price';
import { messagesFor } from './messages';

interface Props {
  /** The text in the field. */
  entry: string;
  /** The number that it means. */
  guests: number;
  /** Gives the text that belongs in the field. */
  onEntry: (text: string) => string;
  onLeave: () => void;
}

/** A number field with large minus and plus buttons; the arrow keys, Home and End work in the field. */
export function Stepper({ entry, guests, onEntry, onLeave }: Props) {
  const messages = messagesFor(useEmbed());
  const step = (by: number) => onEntry(String(guests + by));
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Record<string, () => unknown> = {
      ArrowUp: () => step(1),
      ArrowDown: () => step(-1),
      PageUp: () => step(5),
      PageDown: () => step(-5),
    };
    const act = keys[event.key];
    // The arrow keys choose a word of an input method then.
    if (!act || event.keyCode === 229) return;
    event.preventDefault();
    act();
  };
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={messages.fewer}
        aria-disabled={guests <= MIN_GUESTS}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        id="guests"
        part="field"
        role="spinbutton"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        maxLength={3}
        value={entry}
        aria-valuenow={guests}
        aria-valuemin={MIN_GUESTS}
        aria-valuemax={MAX_GUESTS}
        aria-describedby="guests-hint"
        onInput={(event) => {
          // Where the number stays the same nothing is drawn anew, so the field is corrected by hand.
          event.currentTarget.value = onEntry(event.currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={onLeave}
      />
      <button
        type="button"
        aria-label={messages.more}
        aria-disabled={guests >= MAX_GUESTS}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
