import { retryImport } from '../kit/element/retry-import';
import { MESSAGE_MAX } from '../kit/model/forms/limits';
import { config } from '../kit/services/config';
import { Form } from '../kit/forms/form';
import { SenderFields, TextArea, TextField, Checkbox } from '../kit/forms/form-field';
import { messages, outcome } from './messages';

const loadController = () => retryImport(() => import('./controller'));

interface Props {
  message: string;
}

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
          <Checkbox name="consent" label={messages.consent(config.name)} error={errors.consent} required />
        </>
      )}
    </Form>
  );
}
