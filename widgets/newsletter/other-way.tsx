import { oneLine } from '../kit/model/typed-text';
import { valuesOf } from '../kit/ui/form-values';
import { OtherWays } from '../kit/ui/other-ways';
import { messages } from './messages-other-way';

/** The answers of a form that could not be sent, as an e-mail. */
export function OtherWay({ form }: { form: HTMLFormElement }) {
  const { EMAIL, FNAME, LNAME } = valuesOf(form, ['EMAIL', 'FNAME', 'LNAME']);
  const name = oneLine(`${FNAME} ${LNAME}`);
  return <OtherWays letter={{ subject: messages.subject(name), body: messages.body(name, EMAIL) }} />;
}
