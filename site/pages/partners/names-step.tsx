import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../widgets/kit/ui/button';
import { messages } from './messages';
import { isLink, isPlaceholder, nameIn, readReferralLink, correctName, type LinkNames } from './names';
import { referralOf } from './state';
import { More, Step, type StepProps } from './step';

const texts = messages.names;
const isBad = (text: string) => text.trim() !== '' && !nameIn(text);

/** Renders the fields for the short name, and who is credited. */
export function NamesStep({ state, change, mail }: StepProps & { mail: string }) {
  const [link, setLink] = useState<LinkNames>();
  const read = (text: string) => {
    const found = readReferralLink(text.trim());
    setLink(found);
    if (found) {
      const { otherCompany: _, ...names } = found;
      change(names);
    } else {
      // A typed name replaces all names from a pasted link.
      change({ partner: text, ...(link && { network: '', campaign: '' }) });
    }
  };
  const { partner, network, campaign } = referralOf(state);
  return (
    <Step number={1} title={texts.title}>
      <NameField id="about-partner" label={texts.label} value={state.partner} onChange={read}>
        {partner ? (
          <p className="right">
            {[texts.credited(partner), network && texts.through(network), campaign && texts.marked(campaign)]
              .filter(Boolean)
              .join(' ')}
          </p>
        ) : (
          <>
            <p>{texts.none}</p>
            <a href={mail}>{texts.ask}</a>
          </>
        )}
        {link?.otherCompany && link.partner === state.partner ? (
          <p className="wrong">{texts.otherCompany(link.otherCompany)}</p>
        ) : null}
      </NameField>
      <More summary={texts.more} isNeeded={isBad(state.network) || isBad(state.campaign)}>
        {(['network', 'campaign'] as const).map((name) => (
          <NameField
            key={name}
            id={`about-${name}`}
            label={texts[name]}
            value={state[name]}
            onChange={(text) => change({ [name]: text })}
          />
        ))}
      </More>
    </Step>
  );
}

interface NameFieldProps {
  id: string;
  label: string;
  value: string;
  onChange(value: string): void;
  /** Shown below a valid value. */
  children?: ReactNode;
}

/** Renders a field for a short name, with a correction of an invalid one. */
function NameField({ id, label, value, onChange, children }: NameFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const better = isLink(value) ? '' : correctName(value);
  const problem = isPlaceholder(value)
    ? texts.placeholder
    : isLink(value)
      ? texts.nameless
      : texts.bad(value);
  const correct = () => {
    onChange(better);
    // The button unmounts with the mistake.
    input.current!.focus();
  };
  return (
    <div className="credit">
      <label className="field">
        <span>{label}</span>
        <input
          ref={input}
          type="text"
          value={value}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isBad(value)}
          aria-describedby={id}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
      <div id={id} className="credit" role="status">
        {isBad(value) ? <p className="wrong">{problem}</p> : children}
        {isBad(value) && nameIn(better) ? (
          <Button kind="ghost small" onClick={correct}>
            {texts.repair(better)}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
