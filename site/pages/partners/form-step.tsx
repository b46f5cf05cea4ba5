import { ButtonLink } from '../../../widgets/kit/ui/button';
import { forms, policyOf, type Form } from './forms';
import { messages } from './messages';
import { MAX_NAME_LENGTH, toHash } from './state';
import { Select, Step, type StepProps } from './step';

const texts = messages.form;

interface Props extends StepProps {
  form: Form;
  code: string;
  site: string;
}

/** Renders the choice of the snippet form, and what a strict policy must allow. */
export function FormStep({ state, change, form, code, site }: Props) {
  const policy = policyOf(code, site);
  return (
    <Step number={4} title={texts.title}>
      <Select
        label={texts.label}
        value={form.name}
        choices={forms.map(({ name }) => [name, messages.forms[name][0]])}
        onChoose={(name) => change({ form: name })}
      />
      <p>{messages.forms[form.name][1]}</p>
      {form.name === 'poster' ? (
        <label className="field">
          <span>{texts.posterName}</span>
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
          <summary>{texts.policy}</summary>
          <p>{texts.policyText}</p>
          <pre>{policy}</pre>
        </details>
      ) : null}
      <p className="btns">
        <ButtonLink kind="ghost" href={mailLink(`${location.origin}${location.pathname}#${toHash(state)}`)}>
          {texts.send}
        </ButtonLink>
      </p>
    </Step>
  );
}

/** Returns a mail link with all choices. */
const mailLink = (address: string) =>
  `mailto:?subject=${encodeURIComponent(texts.mailSubject)}&body=${encodeURIComponent(texts.mailBody(address))}`;
