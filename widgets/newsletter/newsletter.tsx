import { useRef, useState } from 'react';
import { retryImport } from '../kit/element/retry-import';
import { useEmbed } from '../kit/element/embed-context';
import type { Picture as PictureFiles } from '../kit/model/picture';
import { Credit } from '../kit/ui/credit';
import { DraftNote } from '../kit/forms/draft/draft-note';
import { Failure } from '../kit/forms/outcome/failure';
import { TextField, Tick, Honeypot } from '../kit/forms/form-field';
import { Picture } from '../kit/picture/picture';
import { Button } from '../kit/ui/button';
import { PrivacyLink } from '../kit/forms/privacy-link';
import { useController } from '../kit/forms/use-controller';
import type { LetterState } from './controller';
import { messages } from './messages';

const loadController = () => retryImport(() => import('./controller'));

/** Owner's words on it. */
interface Texts {
  heading: string;
  text: string;
  label: string;
  /** Text that a visitor agrees to. */
  consent: string;
  imageAlt: string;
}

interface Props {
  texts: Texts;
  picture: PictureFiles;
  /** Leaves heading, text and picture to the page. */
  bare: boolean;
  /** Values that the list's provider wants to know. */
  list: { action: string; tags: string; trap: string };
  /** The visitor is about to type, on our own site. */
  onFirstFocus: () => void;
}

/** Milliseconds within which a further press is the same press: of a double click, of an impatient hand. */
const SAME_PRESS = 3000;

/**
 * The newsletter's sign-up: a plain form that the browser checks and sends to the provider, in a tab of its own. It
 * works the same without scripts.
 */
export function Newsletter({ texts, picture, bare, list, onFirstFocus }: Props) {
  const host = useEmbed();
  const { heading, home } = host;
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef(0);
  const [state, setState] = useState<LetterState>({});
  const { refused, NewsletterFallback } = state;
  const withController = useController('newsletter', form, () =>
    loadController().then(({ createController }) =>
      createController(form.current!, host, messages.refused, (change) =>
        setState((now) => ({ ...now, ...change })),
      ),
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
          if (home) onFirstFocus();
        }}
        onInput={() => withController(({ onInput }) => onInput())}
        onSubmit={(event) => {
          const before = pressed.current;
          pressed.current = event.timeStamp;
          if (before && pressed.current - before < SAME_PRESS) event.preventDefault();
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
        <Tick name="CONSENT" label={texts.consent} value="Yes" required />
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
