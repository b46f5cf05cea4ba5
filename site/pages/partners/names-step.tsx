import { useRef, useState } from 'react';
import { Button } from '../../../widgets/kit/ui/button';
import { messages } from './messages';
import { isLink, isPlaceholder, mended, nameIn, readNames } from './names';
import { creditOf } from './state';
import { More, Step, type StepProps } from './step';

const words = messages.names;

type NameField = 'partner' | 'network' | 'campaign';

/** Asks for the short name, and says who will be credited. */
export function NamesStep({ state, change, mail }: StepProps & { mail: string }) {
  // Said of the name that came with it alone.
  const [stranger, setStranger] = useState({ company: '', partner: '' });
  const read = (text: string) => {
    const { stranger: other, ...names } = readNames(text);
    setStranger({ company: other, partner: names.partner });
    // A name that is typed says nothing of the rest, and a space in it may be followed by more.
    const isTakenApart = names.partner !== text.trim();
    change(isTakenApart ? names : { partner: text });
  };
  const { partner } = state;
  const isBad = (text: string) => text.trim() !== '' && !nameIn(text);
  const fields = useRef<Partial<Record<NameField, HTMLInputElement | null>>>({});
  const mend = (field: NameField, name: string) => {
    change({ [field]: name });
    // The button goes with the fault.
    fields.current[field]!.focus();
  };
  return (
    <Step number={2} title={words.title}>
      <label className="field">
        <span>{words.label}</span>
        <input
          ref={(input) => void (fields.current.partner = input)}
          type="text"
          value={partner}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isBad(partner)}
          aria-describedby="credit"
          onInput={({ currentTarget }) => read(currentTarget.value)}
        />
      </label>
      <div id="credit" className="credit" role="status">
        {isBad(partner) ? (
          <BadName text={partner} onMend={(name) => mend('partner', name)} />
        ) : nameIn(partner) ? (
          <Credit {...creditOf(state)} />
        ) : (
          <>
            <p>{words.none}</p>
            <a href={mail}>{words.ask}</a>
          </>
        )}
        {stranger.company && stranger.partner === partner ? (
          <p className="wrong">{words.stranger(stranger.company)}</p>
        ) : null}
      </div>
      <More summary={words.more} isNeeded={isBad(state.network) || isBad(state.campaign)}>
        {(['network', 'campaign'] as const).map((name) => (
          <div key={name} className="credit">
            <label className="field">
              <span>{words[name]}</span>
              <input
                ref={(input) => void (fields.current[name] = input)}
                type="text"
                value={state[name]}
                autoComplete="off"
                spellCheck={false}
                aria-invalid={isBad(state[name])}
                aria-describedby={isBad(state[name]) ? `bad-${name}` : undefined}
                onInput={({ currentTarget }) => change({ [name]: currentTarget.value })}
              />
            </label>
            {isBad(state[name]) ? (
              <div id={`bad-${name}`} className="credit" role="status">
                <BadName text={state[name]} onMend={(mendedName) => mend(name, mendedName)} />
              </div>
            ) : null}
          </div>
        ))}
      </More>
    </Step>
  );
}

/** Says who is paid. */
function Credit({ partner, network, campaign }: ReturnType<typeof creditOf>) {
  return (
    <p className="right">
      {[words.credited(partner), network && words.through(network), campaign && words.marked(campaign)]
        .filter(Boolean)
        .join(' ')}
    </p>
  );
}

/** Says what is wrong with a name, and offers the nearest one that is right. */
function BadName({ text, onMend }: { text: string; onMend(name: string): void }) {
  const name = isLink(text) ? '' : mended(text);
  const problem = isPlaceholder(text) ? words.placeholder : isLink(text) ? words.nameless : words.bad(text);
  return (
    <>
      <p className="wrong">{problem}</p>
      {nameIn(name) ? (
        <Button kind="ghost small" onClick={() => onMend(name)}>
          {words.mend(name)}
        </Button>
      ) : null}
    </>
  );
}
