import type { ComponentProps, PropsWithChildren } from 'react';
import { messages } from './messages';
import { useEmbed } from '../element/embed-context';
import { pageUrl } from '../element/links';
import { NAME_MAX } from '../model/forms/limits';
import { Field } from '../ui/field';

interface FieldProps {
  name: string;
  label: string;
  error?: string | undefined;
  /** Help, below at the start. */
  hint?: string;
  /** Note like a count, below at the end. */
  note?: string;
  optional?: boolean;
}

type Rest<T extends 'input' | 'textarea' | 'select'> = Omit<ComponentProps<T>, 'name' | 'ref'>;

export const TextField = ({ name, label, error, optional, ...rest }: FieldProps & Rest<'input'>) => (
  <LabeledField {...{ name, label, error, optional }}>
    <Field {...inputProps({ name, error })} dir={rest.type ? 'ltr' : 'auto'} {...rest} />
  </LabeledField>
);

export const TextArea = ({
  name,
  label,
  error,
  hint,
  note,
  optional,
  ...rest
}: FieldProps & Rest<'textarea'>) => (
  <LabeledField {...{ name, label, error, hint, note, optional }}>
    <textarea
      part="field"
      className="field"
      dir="auto"
      rows={6}
      {...inputProps({ name, error, hint, note })}
      {...rest}
    />
  </LabeledField>
);

interface SelectProps extends FieldProps {
  /** Shown before anything is chosen. */
  placeholder: string;
  choices: readonly (readonly [value: string, label: string])[];
}

export const Select = ({ name, label, error, placeholder, choices }: SelectProps) => (
  <LabeledField {...{ name, label, error }}>
    <select part="field" className="field" required {...inputProps({ name, error })}>
      <option value="" disabled selected>
        {placeholder}
      </option>
      {choices.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  </LabeledField>
);

export const Checkbox = ({ name, label, error, ...rest }: FieldProps & Rest<'input'>) => (
  <div className="form-field">
    <label className="form-tick">
      <input part="check" type="checkbox" {...inputProps({ name, error })} {...rest} />
      <span>{label}</span>
    </label>
    <FieldError name={name} error={error} />
  </div>
);

/** Name of the honeypot; no browser autofills a field of that name. */
export const HONEYPOT = 'catnip';

/** Renders a field that is hidden from people; only machines fill it in. */
export const Honeypot = ({ name }: { name: string }) => (
  <div className="vh" aria-hidden="true">
    <label>
      <span>{messages.trap}</span>
      <input name={name} tabIndex={-1} autoComplete="off" {...noPasswordManager} />
    </label>
  </div>
);

export const SenderFields = ({ errors }: { errors: Readonly<Record<string, string | undefined>> }) => (
  <>
    <TextField
      name="name"
      label={messages.name}
      error={errors.name}
      autoComplete="name"
      maxLength={NAME_MAX}
      required
    />
    <TextField
      name="email"
      label={messages.email}
      error={errors.email}
      type="email"
      inputMode="email"
      autoComplete="email"
      required
    />
  </>
);

export const PrivacyLink = () => (
  <p className="form-hint">
    <a href={pageUrl('/privacy', useEmbed())}>{messages.privacy}</a>
  </p>
);

interface DraftNoteProps {
  /** Shown instead of the hint. */
  note?: string | undefined;
  hint: string;
  /** True if the draft can be discarded. */
  hasDraft?: boolean | undefined;
  onDiscard: () => void;
}

/** Renders the line above a form's fields. */
export const DraftNote = ({ note, hint, hasDraft, onDiscard }: DraftNoteProps) => (
  <div className="draft-note" role="status">
    {note ? <b>{note}</b> : <span>{hint}</span>}
    {hasDraft ? (
      <button type="button" onClick={onDiscard}>
        {messages.discard}
      </button>
    ) : null}
  </div>
);

/** Renders why a form was not sent, and what else the visitor can do. A toast announces it. */
export const Failure = ({
  text,
  more,
  children,
}: PropsWithChildren<{ text: string; more?: string | undefined }>) => (
  <div className="form-failure">
    <b>{messages.failed}</b>
    <p>{text}</p>
    {more ? <p>{more}</p> : null}
    {children}
  </div>
);

type LabeledFieldProps = PropsWithChildren<FieldProps>;

function LabeledField({ name, label, error, hint, note, optional, children }: LabeledFieldProps) {
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
          {/* Keyed: a translating extension may have replaced the text node. */}
          <span key={note}>{note}</span>
        </p>
      ) : null}
      <FieldError name={name} error={error} />
    </div>
  );
}

function FieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
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

const noPasswordManager = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

const inputProps = ({ name, error, hint, note }: Omit<FieldProps, 'label' | 'optional'>) => ({
  id: name,
  name,
  // Also `false`: browsers treat an empty required field as invalid from the start.
  'aria-invalid': Boolean(error),
  'aria-describedby':
    [error && `${name}-error`, (hint || note) && `${name}-hint`].filter(Boolean).join(' ') || undefined,
  ...noPasswordManager,
});
