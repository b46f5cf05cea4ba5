import { useState } from 'react';
import { Button } from '../../../widgets/kit/ui/button';
import { messages } from './messages';
import { isName, mended, readNames } from './names';
import { creditOf } from './state';
import { Step, type StepProps } from './step';

const words = messages.names;

/** Asks for the short name, and says who will be credited. */
export function NamesStep({ state, change, mail }: StepProps & { mail: string }) {
  const [stranger, setStranger] = useState('');
  const read = (text: string) => {
    const { stranger: other, ...names } = readNames(text);
    setStranger(other);
    // A name that is typed says nothing of the rest.
    const isLink = names.partner !== text.trim();
    change(isLink ? names : { partner: names.partner });
  };
  const { partner } = state;
  const isBad = partner !== '' && !isName(partner);
  return (
    <Step number={2} title={words.title}>
      <label className="field">
        <span>{words.label}</span>
        <input
          type="text"
          value={partner}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isBad}
          aria-describedby="credit"
          onInput={({ currentTarget }) => read(currentTarget.value)}
        />
      </label>
      <div id="credit" className="credit" role="status">
        {partner === '' ? (
          <>
            <p>{words.none}</p>
            <a href={mail}>{words.ask}</a>
          </>
        ) : isBad ? (
          <BadName text={partner} onMend={(name) => change({ partner: name })} />
        ) : (
          <Credit {...creditOf(state)} />
        )}
        {stranger ? <p className="wrong">{words.stranger(stranger)}</p> : null}
      </div>
      <details className="more">
        <summary>{words.more}</summary>
        {(['network', 'campaign'] as const).map((name) => (
          <label key={name} className="field">
            <span>{words[name]}</span>
            <input
              type="text"
              value={state[name]}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={state[name] !== '' && !isName(state[name])}
              onInput={({ currentTarget }) => change({ [name]: currentTarget.value.trim() })}
            />
            {state[name] && !isName(state[name]) ? (
              <span className="wrong">{words.bad(state[name])}</span>
            ) : null}
          </label>
        ))}
      </details>
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
  const name = mended(text);
  return (
    <>
      <p className="wrong">{words.bad(text)}</p>
      {name ? (
        <Button kind="ghost small" onClick={() => onMend(name)}>
          {words.mend(name)}
        </Button>
      ) : null}
    </>
  );
}
