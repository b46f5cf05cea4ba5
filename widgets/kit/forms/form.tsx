import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useEmbed } from '../element/embed-context';
import { messages } from './messages';
import { config } from '../services/config';
import { Credit } from '../ui/credit';
import { DraftNote } from './draft/draft-note';
import { Failure } from './outcome/failure';
import { Honeypot, HONEYPOT } from './form-field';
import type { FormController } from './form-controller';
import type { FormPage, FormState } from './form-plan';
import { Button, ButtonLink } from '../ui/button';
import { PrivacyLink } from './privacy-link';
import { useController } from './use-controller';

interface Props {
  /** Of the form, as its plan has it. */
  name: string;
  /** Fetches all that the form does; asked for when a visitor turns to it, on our own page soon after it has loaded. */
  loadController: () => Promise<{ createController: (page: FormPage) => FormController }>;
  /** Values that the page has to fill in. */
  given: Readonly<Record<string, string>>;
  /** Words of the button, and those while the form is on its way. */
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

const atFirst: FormState = { phase: 'editing', errors: {}, attempts: 0, length: 0 };

/** A form with all that surrounds its fields: the saved draft, the button, what went wrong, and thanks. */
export function Form({ name, loadController, given, labels, hint, sent, failed, children }: Props) {
  const host = useEmbed();
  const { email } = config;
  const address = `mailto:${email}`;
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(atFirst);
  const { phase, errors, attempts, length, failure, parts, Below } = state;
  // What comes later asks for what holds then.
  const now = useRef({ host, given, state });
  Object.assign(now.current, { host, given });
  const update = (change: Partial<FormState>) =>
    setState((now.current.state = { ...now.current.state, ...change }));
  const page = {
    form: () => form.current,
    host: () => now.current.host,
    given: () => now.current.given,
    state: () => now.current.state,
    update,
  };
  const withController = useController(
    name,
    form,
    () => loadController().then(({ createController }) => createController(page)),
    given,
  );

  // On our own page a form is what people come for: what they type is kept though the network be gone by then.
  useEffect(() => {
    if (!host.home) return;
    const timer = setTimeout(withController, AT_REST);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form; `withController` is another function at each drawing
  }, []);

  // The press itself sends: where a frame is sandboxed from forms, no `submit` ever comes.
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    withController(
      ({ submit }) => void submit(),
      () => update({ phase: 'failed', failure: { text: failed }, said: failed }),
    );
  };
  const isSending = phase === 'sending';
  const wrong = Object.keys(errors).length;
  const below = Below ? <Below /> : null;
  return (
    <div className="form-box">
      <div className="form-stage">
        <div role="status" className="form-no-script">
          <p>{messages.noScript(<a href={address}>{email}</a>)}</p>
        </div>
        <form
          ref={form}
          className={phase === 'sent' ? 'form form-covered' : 'form'}
          // What a press does before our scripts have come: no address of a page may ever hold what was typed.
          action={address}
          method="post"
          encType="text/plain"
          noValidate
          tabIndex={-1}
          onFocusCapture={() => withController()}
          onInput={() => withController(({ onInput }) => onInput())}
          onSubmit={send}
        >
          <fieldset className="form-fields" aria-disabled={isSending}>
            <DraftNote {...state} hint={hint} onDiscard={() => withController(({ discard }) => discard())} />
            {children(errors, length)}
            <Honeypot name={HONEYPOT} />
            {phase === 'failed' && failure ? (
              <Failure {...failure}>
                {parts && failure.letter ? (
                  <parts.EmailFallback letter={failure.letter} />
                ) : (
                  <ButtonLink kind="ghost small" href={address}>
                    {email}
                  </ButtonLink>
                )}
              </Failure>
            ) : null}
            <div className="form-end">
              <Button type="submit" kind="big" onClick={send}>
                {isSending ? <i className="form-spinner" aria-hidden="true" /> : null}
                <span>{isSending ? labels.sending : (state.label ?? labels.send)}</span>
              </Button>
              <p role="status" className="form-summary">
                {wrong ? <span key={attempts}>{messages.wrongFields(wrong)}</span> : null}
              </p>
            </div>
            <PrivacyLink />
          </fieldset>
        </form>
        {phase === 'sent' && parts ? (
          <parts.SuccessPanel {...sent} onDone={() => withController(({ again }) => again())}>
            {below}
          </parts.SuccessPanel>
        ) : null}
        <p role="status" className="vh">
          {isSending ? labels.sending : state.said}
        </p>
      </div>
      {phase === 'sent' ? null : below}
      {host.home ? null : <Credit />}
    </div>
  );
}
