import { email } from '#content/mail-address';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHost } from '../host';
import { Credit } from './credit';
import { DraftNote } from './draft-note';
import { draftStore } from './draft-store';
import { Failure } from './failure';
import { Trap, TRAP } from './form-field';
import type { FormLife } from './form-life';
import type { FormPage, FormState } from './form-plan';
import { valueOf } from './form-values';
import { handOnFocus } from './hand-on-focus';
import { PlateButton } from './plate';

interface Props {
  /** Of the form, as its plan has it. */
  name: string;
  /** Fetches all that the form does; asked for when a visitor turns to it, on our own page soon after it has loaded. */
  wake: () => Promise<{ enliven: (page: FormPage) => FormLife }>;
  /** What the page has to fill in. */
  given: Readonly<Record<string, string>>;
  /** What the button says, and what it says while the form is on its way. */
  labels: { send: string; sending: string };
  /** Said above the fields. */
  hint: string;
  /** Takes the place of the form once it was sent. */
  sent: { title: string; text: string };
  /** Said when not even our own code can be fetched. */
  failed: string;
  /** The fields, by what is wrong with them and the characters of the one that is counted. */
  children: (errors: FormState['errors'], length: number) => ReactNode;
}

/** Milliseconds until a page has come to rest. */
const AT_REST = 2000;

const atFirst: FormState = { phase: 'editing', errors: {}, attempts: 0, restored: false, length: 0 };

/** A form with all that surrounds its fields: the kept draft, the button, what went wrong, and thanks. */
export function Form({ name, wake, given, labels, hint, sent, failed, children }: Props) {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [{ phase, errors, attempts, restored, length, failure, parts }, setState] = useState(atFirst);
  // What comes later asks for what holds then.
  const now = useRef({ host, given, state: atFirst });
  Object.assign(now.current, { host, given });
  const update = (change: Partial<FormState>) =>
    setState((now.current.state = { ...now.current.state, ...change }));

  const life = useRef<Promise<FormLife>>(undefined);
  const live = (then?: (life: FormLife) => void, orElse?: () => void) => {
    life.current ??= wake().then(({ enliven }) => {
      const page = {
        form: () => form.current,
        host: () => now.current.host,
        given: () => now.current.given,
        state: () => now.current.state,
        update,
      };
      const made = enliven(page);
      made.fill();
      return made;
    });
    life.current.then(then, () => {
      life.current = undefined; // To be tried again.
      orElse?.();
    });
  };

  // Nothing is fetched at once for a form that nobody turns to, unless there is something to fill in.
  useEffect(() => {
    const names = [...form.current!.elements].map((field) => field.getAttribute('name') ?? '');
    const isTyped = names.some((field) => valueOf(form.current, field));
    const kept = draftStore(name, host.home).read();
    if (life.current || isTyped || Object.keys({ ...kept, ...given }).length) live(({ fill }) => fill());
  }, [JSON.stringify(given)]);

  // On our own page a form is what people come for: what they type is kept though the network be gone by then.
  useEffect(() => {
    if (!host.home) return;
    const timer = setTimeout(() => live(), AT_REST);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => handOnFocus(form.current!, phase, panel.current), [phase]);

  const isSending = phase === 'sending';
  const wrong = Object.keys(errors).length;
  return (
    <div className="form-box">
      <div className="form-stage">
        <p className="form-no-script">
          {`This form needs scripts, which are turned off here. Please write to ${email}.`}
        </p>
        <form
          ref={form}
          className={phase === 'sent' ? 'form form-covered' : 'form'}
          // Without scripts a press does nothing: no address may ever hold what was typed.
          method="dialog"
          noValidate
          tabIndex={-1}
          onFocusCapture={() => live()}
          onInput={() => live(({ onInput }) => onInput())}
          onSubmit={(event) => {
            event.preventDefault();
            live(
              ({ submit }) => void submit(),
              () => update({ phase: 'failed', failure: { text: failed } }),
            );
          }}
        >
          <fieldset className="form-fields" disabled={isSending}>
            <DraftNote restored={restored} hint={hint} onDiscard={() => live(({ discard }) => discard())} />
            {children(errors, length)}
            <Trap name={TRAP} />
            {phase === 'failed' && failure ? (
              <Failure text={failure.text}>
                {parts && failure.letter ? <parts.OtherWays letter={failure.letter} /> : null}
              </Failure>
            ) : null}
            <div className="form-end">
              <PlateButton type="submit" kind="big">
                {isSending ? <i className="form-spinner" aria-hidden="true" /> : null}
                <span>{isSending ? labels.sending : labels.send}</span>
              </PlateButton>
              <p role="alert" className="form-summary">
                {wrong ? (
                  <span key={attempts}>
                    {wrong === 1 ? 'One field needs another look.' : `${wrong} fields need another look.`}
                  </span>
                ) : null}
              </p>
            </div>
          </fieldset>
        </form>
        {phase === 'sent' && parts ? (
          <parts.SentPanel panel={panel} {...sent} onDone={() => live(({ again }) => again())} />
        ) : null}
        <p role="status" className="vh">
          {isSending ? labels.sending : null}
        </p>
      </div>
      {host.home ? null : <Credit />}
    </div>
  );
}
