import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { State } from './state';

/** Props of a step that chooses something. */
export interface StepProps {
  state: State;
  change(part: Partial<State>): void;
}

interface Props {
  number: number;
  title: string;
  /** Gives the whole width to what is chosen: the name stands above it. */
  wide?: boolean;
  children: ReactNode;
}

/** One of the steps: its number and name beside what is chosen. */
export function Step({ number, title, wide = false, children }: Props) {
  return (
    <section className={wide ? 'step' : 'step step-aside'} aria-labelledby={`step-${number}`}>
      <h2 id={`step-${number}`}>
        <span className="step-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <div className="step-body">{children}</div>
    </section>
  );
}

interface MoreProps {
  summary: string;
  /** Something in it is said already, or wrong: it opens. Only who reads it closes it. */
  isNeeded: boolean;
  children: ReactNode;
}

/** A part of a step that few people need, folded away. */
export function More({ summary, isNeeded, children }: MoreProps) {
  const place = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isNeeded) place.current!.open = true;
  }, [isNeeded]);
  return (
    <details className="more" ref={place}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface ChoiceProps<T extends string> {
  legend: string;
  name: string;
  value: T;
  choices: readonly (readonly [value: T, label: string])[];
  onChoose(value: T): void;
}

/** A few words of which one holds: native radio buttons that look like plates. */
export function Choice<T extends string>({ legend, name, value, choices, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      {choices.map(([one, label]) => (
        <label key={one}>
          <input
            type="radio"
            name={name}
            value={one}
            checked={one === value}
            onChange={() => onChoose(one)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
