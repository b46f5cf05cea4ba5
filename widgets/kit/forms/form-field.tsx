import type { ComponentProps, ReactNode } from 'react';
import { messages } from './messages';
import { Field } from '../ui/field';

interface Said {
  name: string;
  label: string;
  /** Message about what is wrong with it. */
  error?: string | undefined;
  /** Help to fill it in; appears below at the start. */
  hint?: string;
  /** Note that appears below at the end, like a count. */
  note?: string;
  optional?: boolean;
}

type Rest<T extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<T>, 'name' | 'ref'>;

/** A line of text with its label; `error` and `hint` are tied to it for screen readers. */
export const TextField = ({ name, label, error, hint, note, optional, ...rest }: Said & Rest<'input'>) => (
  <Frame {...{ name, label, error, hint, note, optional }}>
    <Field {...tied({ name, error, hint, note })} {...rest} />
  </Frame>
);

/** Several lines of text. */
export const TextArea = ({ name, label, error, hint, note, optional, ...rest }: Said & Rest<'textarea'>) => (
  <Frame {...{ name, label, error, hint, note, optional }}>
    <textarea
      part="field"
      className="field"
      dir="auto"
      rows={6}
      {...tied({ name, error, hint, note })}
      {...rest}
    />
  </Frame>
);

interface ChoiceProps extends Said {
  /** Text shown before anything is chosen; it cannot be chosen itself. */
  placeholder: string;
  choices: readonly (readonly [value: string, label: string])[];
}

/** One of several answers. */
export const Choice = ({ name, label, error, placeholder, choices }: ChoiceProps) => (
  <Frame {...{ name, label, error }}>
    <select part="field" className="field" required {...tied({ name, error })}>
      <option value="" disabled selected>
        {placeholder}
      </option>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </Frame>
);

/** A box to tick, with its sentence. */
export const Tick = ({ name, label, error, ...rest }: Said & Rest<'input'>) => (
  <div className="form-field">
    <label className="form-tick">
      <input part="check" type="checkbox" {...tied({ name, error })} {...rest} />
      <span>{label}</span>
    </label>
    <Wrong name={name} error={error} />
  </div>
);

/** Name of our own forms' trap; no browser knows a thing of that name to fill in by itself. */
export const HONEYPOT = 'catnip';

/** A field that people do not meet, by eye, key or screen reader. What fills it in is a machine. */
export const Honeypot = ({ name }: { name: string }) => (
  <div className="vh" aria-hidden="true">
    <label>
      <span>{messages.trap}</span>
      <input name={name} tabIndex={-1} autoComplete="off" {...quiet} />
    </label>
  </div>
);

interface FrameProps extends Said {
  children: ReactNode;
}

function Frame({ name, label, error, hint, note, optional, children }: FrameProps) {
  return (
    <div className="form-field">
      <label htmlFor={name}>
        <span>{label}</span>
        {optional ? <span className="form-optional">{` ${messages.optional}`}</span> : null}
      </label>
      {children}
      {hint || note ? (
        <p className="form-hint" id={`${name}-hint`}>
          <span>{hint}</span>
          {/* A new element each time: a browser extension that translates may have replaced its text. */}
          <span key={note}>{note}</span>
        </p>
      ) : null}
      <Wrong name={name} error={error} />
    </div>
  );
}

function Wrong({ name, error }: Pick<Said, 'name' | 'error'>) {
  if (!error) return null;
  return (
    <p id={`${name}-error`} part="error" className="form-error">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 3 2 21h20zM12 10v5M12 18v.5" />
      </svg>
      <span>{error}</span>
    </p>
  );
}

/** Password managers have nothing to offer in these forms; each has its own word for it. */
const quiet = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

const tied = ({ name, error, hint, note }: Omit<Said, 'label' | 'optional'>) => ({
  id: name,
  name,
  // Said though it be false: browsers count what is required and empty as wrong from the start.
  'aria-invalid': Boolean(error),
  'aria-describedby':
    [error && `${name}-error`, (hint || note) && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  ...quiet,
});
