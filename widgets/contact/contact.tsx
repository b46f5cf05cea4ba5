import { retryImport } from '../kit/element/retry-import';
import { MESSAGE_MAX } from '../kit/model/forms/limits';
import { config } from '../kit/services/config';
import { Form } from '../kit/forms/form';
import { TextArea, TextField, Tick } from '../kit/forms/form-field';
import { SenderFields } from '../kit/forms/sender-fields';
import { messages, outcome } from './messages';

const loadController = () => retryImport(() => import('./controller'));

interface Props {
  /** Text that the message starts with. */
  message: string;
}

/** The contact form. */
export function Contact({ message }: Props) {
  return (
    <Form
      name="contact"
      loadController={loadController}
      given={message ? { message } : {}}
      labels={{ send: messages.send, sending: messages.sending }}
      hint={messages.hint}
      sent={outcome.sent}
      failed={outcome.failed}
    >
      {(errors, length) => (
        <>
          <div className="form-pair">
            <SenderFields errors={errors} />
          </div>
          <TextField
            name="phone"
            label={messages.phone}
            optional
            error={errors.phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
          <TextArea
            name="message"
            label={messages.message}
            optional
            error={errors.message}
            note={`${length}/${MESSAGE_MAX}`}
          />
          <Tick name="consent" label={messages.consent(config.name)} error={errors.consent} required />
        </>
      )}
    </Form>
  );
}
