import type { KeyboardEvent } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { MAX_GUESTS, MIN_GUESTS } from '../kit/private-tour/price';
import { messagesFor } from './messages';

interface Props {
  entry: string;
  guests: number;
  onEntry: (text: string) => string;
  onLeave: () => void;
}

/** Renders a number field with minus and plus buttons; arrow and page keys work in the field. */
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
    // During composition the arrow keys choose a candidate.
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
          // Nothing renders if the number stays the same.
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
