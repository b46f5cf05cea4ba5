import { oneLine } from '../kit/model/forms/typed-text';
import { valuesOf } from '../kit/forms/form-values';
import { EmailFallback } from '../kit/forms/outcome/email-fallback';
import { messages } from './messages-controller';

export function NewsletterFallback({ form }: { form: HTMLFormElement }) {
  const { EMAIL, FNAME, LNAME } = valuesOf(form, ['EMAIL', 'FNAME', 'LNAME']);
  const name = oneLine(`${FNAME} ${LNAME}`);
  return <EmailFallback mailto={{ subject: messages.subject(name), body: messages.body(name, EMAIL) }} />;
}
