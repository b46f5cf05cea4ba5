import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { State } from './state';

export interface StepProps {
  state: State;
  change(part: Partial<State>): void;
}

interface Props {
  number: number;
  title: string;
  children: ReactNode;
}

export function Step({ number, title, children }: Props) {
  return (
    <section className="step" aria-labelledby={`step-${number}`}>
      <h2 id={`step-${number}`}>
        <span className="step-number" aria-hidden="true">
          {number}
        </span>
        {title}
      </h2>
      <div className="step-body grid grid-cols-1 gap-g4">{children}</div>
    </section>
  );
}

interface MoreProps {
  summary: string;
  /** Opens the details if something in them is chosen or wrong. Only the partner closes them. */
  isNeeded: boolean;
  children: ReactNode;
}

/** Renders a collapsed part of a step. */
export function More({ summary, isNeeded, children }: MoreProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (isNeeded) details.current!.open = true;
  }, [isNeeded]);
  return (
    <details className="more" ref={details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  choices: readonly (readonly [value: T, label: string])[];
  onChoose(value: T): void;
}

/** Renders native radio buttons. */
export function Choice<T extends string>({ label, value, choices, onChoose }: ChoiceProps<T>) {
  return (
    <fieldset className="choice">
      <legend>{label}</legend>
      {choices.map(([one, name]) => (
        <label key={one}>
          <input
            type="radio"
            name={label}
            value={one}
            checked={one === value}
            onChange={() => onChoose(one)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Select<T extends string>({ label, value, choices, onChoose }: ChoiceProps<T>) {
  return (
    <label className="field">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value as T)}>
        {choices.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
