import { useRef, useState } from 'react';
import { retryImport } from '../kit/element/retry-import';
import { useEmbed } from '../kit/element/embed-context';
import { Credit } from '../kit/ui/credit';
import { Checkbox, DraftNote, Failure, Honeypot, PrivacyLink, TextField } from '../kit/forms/form-field';
import { Picture } from '../kit/picture/picture';
import { Button } from '../kit/ui/button';
import { useController } from '../kit/forms/use-controller';
import { subscription, validate } from '../kit/services/newsletter/index';
import type { NewsletterState } from './controller';
import { picture, texts } from './data';
import { messages } from './messages';

const loadController = () => retryImport(() => import('./controller'));

/** A submit within this time is part of a double click. */
const DOUBLE_CLICK_MS = 3000;

/** Renders the sign-up: a form that the browser validates and sends to the provider in a new tab, also without scripts. */
export function Newsletter({ bare }: { bare: boolean }) {
  const host = useEmbed();
  const list = subscription();
  const { heading, home } = host;
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef(0);
  const [state, setState] = useState<NewsletterState>({});
  const { refused, NewsletterFallback } = state;
  const withController = useController('newsletter', form, () =>
    loadController().then(({ createController }) =>
      createController(form, host, messages.refused, (change) => setState((now) => ({ ...now, ...change }))),
    ),
  );
  const Heading = `h${heading}` as 'h3';
  return (
    <div part="card" className={bare ? 'coupon coupon-bare' : 'coupon'}>
      {bare ? null : (
        <div className="coupon-words">
          <Heading part="title">{texts.heading}</Heading>
          <p>{texts.text}</p>
          <Picture
            picture={picture}
            alt={texts.imageAlt}
            sizes="(min-width: 56em) 30rem, 90vw"
            className="coupon-picture"
          />
        </div>
      )}
      <form
        ref={form}
        className="coupon-form"
        action={list.action}
        method="post"
        target="_blank"
        rel="noopener"
        tabIndex={-1}
        onFocusCapture={() => {
          withController();
          if (home) validate();
        }}
        onInput={() => withController(({ onInput }) => onInput())}
        onSubmit={(event) => {
          const before = pressed.current;
          pressed.current = event.timeStamp;
          if (before && pressed.current - before < DOUBLE_CLICK_MS) event.preventDefault();
          else withController(({ onSubmit }) => onSubmit());
        }}
      >
        <DraftNote
          {...state}
          hint={messages.hint}
          onDiscard={() => withController(({ discard }) => discard())}
        />
        <TextField
          name="EMAIL"
          label={messages.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <div className="form-pair">
          <TextField name="FNAME" label={messages.firstName} autoComplete="given-name" required />
          <TextField name="LNAME" label={messages.lastName} optional autoComplete="family-name" />
        </div>
        <Checkbox name="CONSENT" label={texts.consent} value="Yes" required />
        <input type="hidden" name="tags" value={list.tags} />
        <Honeypot name={list.trap} />
        <div id="mce-error-response" hidden />
        <div id="mce-success-response" hidden />
        {refused ? (
          <div role="alert">
            <Failure text={messages.refused}>
              {NewsletterFallback ? <NewsletterFallback form={form.current!} /> : null}
            </Failure>
          </div>
        ) : null}
        <p>
          <Button type="submit" title={messages.newTab}>
            {texts.label}
          </Button>
        </p>
        <PrivacyLink />
        {home ? null : <Credit />}
      </form>
    </div>
  );
}
