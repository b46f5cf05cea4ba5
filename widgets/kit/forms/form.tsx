import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useEmbed } from '../element/embed-context';
import { messages } from './messages';
import { config } from '../services/config';
import { Credit } from '../ui/credit';
import { DraftNote, Failure, Honeypot, HONEYPOT, PrivacyLink } from './form-field';
import type { FormController, FormPage, FormState } from './form-controller';
import { Button, ButtonLink } from '../ui/button';
import { useController } from './use-controller';

interface Props {
  name: string;
  /** Loads the controller when the visitor shows interest in the form. */
  loadController: () => Promise<{ createController: (page: FormPage) => FormController }>;
  /** Values that the page has to fill in. */
  given: Readonly<Record<string, string>>;
  labels: { send: string; sending: string };
  /** Text above the fields. */
  hint: string;
  sent: { title: string; text: string };
  /** Shown if the controller cannot be loaded. */
  failed: string;
  children: (errors: FormState['errors'], length: number) => ReactNode;
}

/** Delay before our own site loads the controller. */
const PRELOAD_DELAY_MS = 2000;

const initialState: FormState = { phase: 'editing', errors: {}, attempts: 0, length: 0 };

/** Renders a form with its draft note, button, failure and success panel. */
export function Form({ name, loadController, given, labels, hint, sent, failed, children }: Props) {
  const host = useEmbed();
  const { email } = config;
  const address = `mailto:${email}`;
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(initialState);
  const { phase, errors, attempts, length, failure, parts, Below } = state;
  const update = (change: Partial<FormState>) => setState((page.state = { ...page.state, ...change }));
  const page: FormPage = useRef({ form, host, given, state, update }).current;
  Object.assign(page, { host, given });
  const withController = useController(
    name,
    form,
    () => loadController().then(({ createController }) => createController(page)),
    given,
  );

  // Loaded before the network can fail: the draft needs it.
  useEffect(() => {
    if (!host.home) return;
    // A query may fill in a field.
    const timer = setTimeout(withController, location.search ? 0 : PRELOAD_DELAY_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per form
  }, []);

  // Also called on click: in a frame that is sandboxed from forms, no `submit` event fires.
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    withController(
      ({ submit }) => void submit(),
      () => update({ phase: 'failed', failure: { text: failed }, announcement: failed }),
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
          // A submit before hydration must not put what was typed into an address.
          action={address}
          method="post"
          encType="text/plain"
          noValidate
          tabIndex={-1}
          onFocusCapture={() => withController()}
          onInput={() => withController(({ onInput }) => onInput())}
          onSubmit={send}
        >
          <fieldset className="form-fields" disabled={isSending}>
            <DraftNote {...state} hint={hint} onDiscard={() => withController(({ discard }) => discard())} />
            {children(errors, length)}
            <Honeypot name={HONEYPOT} />
            {phase === 'failed' && failure ? (
              <Failure {...failure}>
                {parts && failure.mailto ? (
                  <parts.EmailFallback mailto={failure.mailto} />
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
          <parts.SuccessPanel {...sent} onDone={() => withController(({ showForm }) => showForm())}>
            {below}
          </parts.SuccessPanel>
        ) : null}
        <p role="status" className="vh">
          {isSending ? labels.sending : state.announcement}
        </p>
      </div>
      {phase === 'sent' ? null : below}
      {host.home ? null : <Credit />}
    </div>
  );
}
