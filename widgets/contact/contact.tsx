import { anew } from '../kit/anew';
import { MESSAGE_MAX, NAME_MAX } from '../kit/model/limits';
import { config } from '../kit/services/config';
import { Form } from '../kit/ui/form';
import { TextArea, TextField, Tick } from '../kit/ui/form-field';
import { failed, sent } from './texts';

const wake = anew((_again) => import('./live'));

interface Props {
  /** What the message starts with. */
  message: string;
}

/** The contact form. */
export function Contact({ message }: Props) {
  return (
    <Form
      name="contact"
      wake={wake}
      given={message ? { message } : {}}
      labels={{ send: 'Send message', sending: 'Sending...' }}
      hint="We need your name, your e-mail address and your consent."
      sent={sent}
      failed={failed}
    >
      {(errors, length) => (
        <>
          <div className="form-pair">
            <TextField
              name="name"
              label="Name"
              error={errors.name}
              autoComplete="name"
              maxLength={NAME_MAX}
              required
            />
            <TextField
              name="email"
              label="Email"
              error={errors.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
            />
          </div>
          <TextField
            name="phone"
            label="Phone"
            optional
            error={errors.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <TextArea
            name="message"
            label="Message"
            optional
            error={errors.message}
            note={`${length}/${MESSAGE_MAX}`}
          />
          <Tick
            name="consent"
            label={`I agree to receive updates from ${config.name}.`}
            error={errors.consent}
            required
          />
        </>
      )}
    </Form>
  );
}
