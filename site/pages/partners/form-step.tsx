import { ButtonLink } from '../../../widgets/kit/ui/button';
import { forms, policyOf, type Form } from './forms';
import { messages } from './messages';
import { MAX_NAME_LENGTH, toHash } from './state';
import { Select, Step, type StepProps } from './step';

const words = messages.form;

interface Props extends StepProps {
  form: Form;
  code: string;
  site: string;
}

/** Renders the choice of the snippet form, and what a strict policy must allow. */
export function FormStep({ state, change, form, code, site }: Props) {
  const policy = policyOf(code, site);
  return (
    <Step number={4} title={words.title}>
      <Select
        label={words.label}
        value={form.name}
        choices={forms.map(({ name }) => [name, messages.forms[name][0]])}
        onChoose={(as) => change({ as })}
      />
      <p>{messages.forms[form.name][1]}</p>
      {form.name === 'poster' ? (
        <label className="field">
          <span>{words.posterName}</span>
          <input
            type="text"
            value={state.posterName}
            maxLength={MAX_NAME_LENGTH}
            onInput={({ currentTarget }) => change({ posterName: currentTarget.value })}
          />
        </label>
      ) : null}
      {policy ? (
        <details className="more">
          <summary>{words.policy}</summary>
          <p>{words.policyText}</p>
          <pre>{policy}</pre>
        </details>
      ) : null}
      <p className="btns">
        <ButtonLink kind="ghost" href={mailLink(`${location.origin}${location.pathname}#${toHash(state)}`)}>
          {words.send}
        </ButtonLink>
      </p>
    </Step>
  );
}

/** Returns a mail link with all choices. */
const mailLink = (address: string) =>
  `mailto:?subject=${encodeURIComponent(words.mailSubject)}&body=${encodeURIComponent(words.mailBody(address))}`;
