import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useHost } from '../kit/host';
import type { NewsletterFile } from '../kit/model/newsletter';
import type { Picture as PictureFiles } from '../kit/model/picture';
import { report } from '../kit/report';
import { Credit } from '../kit/ui/credit';
import { formDraft, type FormDraft } from '../kit/ui/draft';
import { DraftNote } from '../kit/ui/draft-note';
import { Failure } from '../kit/ui/failure';
import { TextField, Tick, Trap } from '../kit/ui/form-field';
import { Picture } from '../kit/ui/picture';
import { PlateButton } from '../kit/ui/plate';
import { loadOtherWay, watchRefusal } from './refusal';

interface Props {
  texts: NewsletterFile;
  picture: PictureFiles;
  /** Leaves heading, text and picture to the page. */
  bare: boolean;
  /** What the list's provider wants to know. */
  list: { action: string; tags: string; trap: string };
  /** The visitor is about to type, on our own site. */
  onFirstFocus: () => void;
}

const typed = ['EMAIL', 'FNAME', 'LNAME'];

/** Said where the page's policy keeps the form from being sent. */
const REFUSED = 'This page does not let the form be sent. Your text is kept: you can send it as an e-mail.';

/**
 * The newsletter's sign-up: a plain form that the browser checks and sends to the provider, in a tab of its own. It
 * works the same without scripts.
 */
export function Newsletter({ texts, picture, bare, list, onFirstFocus }: Props) {
  const { heading, home, tag } = useHost();
  const form = useRef<HTMLFormElement>(null);
  const draft = useRef<FormDraft>(undefined);
  const [restored, setRestored] = useState(false);
  useEffect(() => {
    draft.current = formDraft({ form: () => form.current, name: 'newsletter', home, fields: typed });
    setRestored(draft.current.fill());
  }, []);
  const [refused, setRefused] = useState<{ OtherWay?: ComponentType<{ form: HTMLFormElement }> }>();
  const onRefusal = () => {
    draft.current?.keep();
    setRefused({});
    report(tag, REFUSED);
    loadOtherWay().then(setRefused, () => undefined); // What is said above it stands by itself.
  };
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
        onFocusCapture={home ? onFirstFocus : undefined}
        onInput={() => {
          draft.current?.keep();
          setRefused(undefined);
        }}
        onSubmit={(event) => {
          draft.current?.forget();
          watchRefusal(event.currentTarget, onRefusal);
        }}
      >
        <DraftNote
          restored={restored}
          hint="We need your e-mail address and first name."
          onDiscard={() => {
            draft.current?.clear();
            setRestored(false);
            form.current?.focus();
          }}
        />
        <TextField name="EMAIL" label="Email" type="email" inputMode="email" autoComplete="email" required />
        <div className="form-pair">
          <TextField name="FNAME" label="First name" autoComplete="given-name" required />
          <TextField name="LNAME" label="Last name" optional autoComplete="family-name" />
        </div>
        <Tick name="CONSENT" label={texts.consent} value="Yes" required />
        <input type="hidden" name="tags" value={list.tags} />
        <Trap name={list.trap} />
        <div id="mce-error-response" hidden />
        <div id="mce-success-response" hidden />
        {refused ? (
          <Failure text={REFUSED}>
            {refused.OtherWay ? <refused.OtherWay form={form.current!} /> : null}
          </Failure>
        ) : null}
        <p>
          <PlateButton type="submit">{texts.label}</PlateButton>
        </p>
        {home ? null : <Credit />}
      </form>
    </div>
  );
}
