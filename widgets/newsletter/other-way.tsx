import { oneLine } from '../kit/model/typed-text';
import { valuesOf } from '../kit/ui/form-values';
import { OtherWays } from '../kit/ui/other-ways';

/** The answers of a form that could not be sent, as an e-mail. */
export function OtherWay({ form }: { form: HTMLFormElement }) {
  const { EMAIL, FNAME, LNAME } = valuesOf(form, ['EMAIL', 'FNAME', 'LNAME']);
  const name = oneLine(`${FNAME} ${LNAME}`);
  const body = `Please send me your newsletter.\n\nName: ${name}\nEmail: ${EMAIL}`;
  return <OtherWays letter={{ subject: `Newsletter for ${name}`, body }} />;
}
