import { NAME_MAX } from '../model/forms/limits';
import { TextField } from './form-field';
import { messages } from './messages';

/** Renders the fields of who writes, in a form that sends e-mail. */
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
