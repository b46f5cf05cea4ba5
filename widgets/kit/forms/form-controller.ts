import type { ComponentType, RefObject } from 'react';
import { messages } from './messages-controller';
import type { MailtoMessage } from '../model/forms/mailto-message';
import { SendError, type Send } from '../model/forms/send';
import { count } from '../model/forms/typed-text';
import type { Embed, EventDetail } from '../element/embed-context';
import { warnOnce } from '../element/warn-once';
import { withTimeout } from '../model/forms/with-timeout';
import { formDraft } from './draft/draft';
import { HONEYPOT } from './form-field';
import { control, setValue, valueOf, valuesOf } from './form-values';
import { EmailFallback } from './outcome/email-fallback';
import { SuccessPanel, type SuccessPanelProps } from './outcome/success-panel';
import { notify, prepareToasts } from '../toast/notify';

type Given = Readonly<Record<string, string>>;

/** Fields, rules and texts of one form. */
export interface FormPlan<F extends string, P extends object> {
  /** The form in events (`cat-contact-sent`) and drafts. */
  name: 'contact' | 'survey';
  fields: readonly F[];
  /** The field that is never saved. */
  consent?: F;
  /** The field whose characters are counted, and its limit. */
  counted: F;
  most: number;
  /** Returns the values for the fields and the names that are invalid; without it, all values are used. */
  prefill?(given: Given): { values: Given; wrong: readonly string[] };
  /** Returns the values that the page gives on every visit; without it, all of them. */
  lasting?(given: Given): Given;
  check(values: Record<F, string>): Partial<Record<F, string>>;
  params(values: Record<F, string>): P;
  connect(): Promise<Send<P>>;
  explain(error: SendError): string;
  /** Added to that text if nothing has been sent. */
  notSent?: string;
  /** Returns the form as an e-mail. */
  mailto(values: Record<F, string>): MailtoMessage;
  /** Toast of success, and the title of the one of failure. */
  sent: { title: string; text: string };
  failed: string;
  /** Stays after the time of sending. */
  after: string;
  /** Runs before the form is emptied, because it was sent or discarded. */
  onReset?(): void;
  /** Rendered below the success panel, then below the form. */
  Below?: ComponentType;
}

export interface FormState {
  phase: 'editing' | 'sending' | 'sent' | 'failed';
  errors: Readonly<Record<string, string | undefined>>;
  /** Number of submits, so that screen readers announce the errors again. */
  attempts: number;
  length: number;
  /** Text above the fields instead of the hint. */
  note?: string | undefined;
  hasDraft?: boolean;
  /** Text of the button instead of its own. */
  label?: string | undefined;
  announcement?: string;
  failure?: { text: string; more?: string | undefined; mailto?: MailtoMessage };
  parts?: {
    EmailFallback: ComponentType<{ mailto: MailtoMessage }>;
    SuccessPanel: ComponentType<SuccessPanelProps>;
  };
  Below?: ComponentType | undefined;
}

/** A form as its controller sees it; `Form` keeps it up to date. */
export interface FormPage {
  form: RefObject<HTMLFormElement | null>;
  host: Embed;
  /** Values that the page has to fill in. */
  given: Given;
  state: FormState;
  update: (change: Partial<FormState>) => void;
}

export type FormController = ReturnType<typeof createFormController>;

/** Makes the browser ask before the page is left, and the service worker delay its reload. Returns what ends it. */
function preventUnload(): () => void {
  const prevent = (event: Event) => event.preventDefault();
  const types = ['beforeunload', 'cat-reload'];
  for (const type of types) addEventListener(type, prevent);
  return () => types.forEach((type) => removeEventListener(type, prevent));
}

/**
 * Creates the controller that checks, sends and saves a form. The fields are uncontrolled: their own values are the
 * state, so that text typed before hydration is kept.
 */
export function createFormController<F extends string, P extends object>(
  plan: FormPlan<F, P>,
  page: FormPage,
) {
  const { form, update } = page;
  let isSending = false;
  const read = () => valuesOf(form.current, plan.fields);
  const prefilled = () => {
    const { values, wrong } = plan.prefill?.(page.given) ?? { values: page.given, wrong: [] };
    // Without values, which may be personal.
    for (const name of wrong) warnOnce(page.host.tag, `the given "${name}" is no value for it`);
    return values;
  };
  const draft = formDraft({
    form,
    prefilled,
    lasting: () => plan.lasting?.(page.given) ?? prefilled(),
    name: plan.name,
    ownSite: page.host.home,
    fields: plan.fields.filter((field) => field !== plan.consent),
  });
  const length = () => count(valueOf(form.current, plan.counted));
  const contentOf = (values: Record<F, string>) => JSON.stringify(plan.params(values));
  const isHalfSent = () => draft.halfSent() === contentOf(read());

  /** Updates the note above the fields and the text of the button. */
  function refresh(hasDraft = page.state.hasDraft ?? false): void {
    const isHalf = isHalfSent();
    const note = isHalf ? messages.half : hasDraft ? messages.kept : undefined;
    update({ hasDraft, note, label: isHalf ? messages.finish : undefined, length: length() });
  }

  function reset(): void {
    plan.onReset?.();
    if (plan.consent) setValue(form.current, plan.consent, '');
    draft.clear();
    update({ errors: {} });
    refresh(false);
  }

  const showToast = (title: string, text: string, kind: 'plain' | 'error') =>
    notify({ title, text, kind, element: form.current }, () =>
      update({ announcement: messages.announcement(title, text) }),
    );

  function fail(code: EventDetail<'cat-form-error'>['code'], text: string, values: Record<F, string>): void {
    refresh();
    const more =
      code === 'offline' || code === 'timeout' ? messages[code] : isHalfSent() ? undefined : plan.notSent;
    update({ phase: 'failed', failure: { text, more, mailto: plan.mailto(values) } });
    warnOnce(page.host.tag, `${text} (${code})`);
    page.host.emit('cat-form-error', { form: plan.name, code });
    showToast(plan.failed, text, 'error');
  }

  /** Sends the form and shows the outcome. Never rejects. */
  async function send(values: Record<F, string>): Promise<void> {
    const progress = { isHalfSent: isHalfSent(), onHalfSent: () => draft.setHalfSent(contentOf(values)) };
    const allowUnload = preventUnload();
    isSending = true;
    // The fields are disabled while sending; the focus would be lost with them.
    const focused = form.current?.querySelector<HTMLElement>(':focus');
    if (focused) form.current?.focus({ preventScroll: true });
    update({ phase: 'sending', announcement: '' });
    try {
      const deliver = await withTimeout(plan.connect()).catch(() => {
        throw new SendError('unavailable');
      });
      await deliver(plan.params(values), progress);
    } catch (cause) {
      const error = cause instanceof SendError ? cause : new SendError('unavailable');
      const isOffline = navigator.onLine === false && ['network', 'unavailable'].includes(error.code);
      fail(isOffline ? 'offline' : error.code, plan.explain(error), values);
      setTimeout(() => form.current?.matches(':focus') && focused?.focus({ preventScroll: true }));
      return;
    } finally {
      allowUnload();
      isSending = false;
    }
    reset();
    const time = new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
    update({ phase: 'sent', Below: plan.Below, note: messages.sentAt(time, plan.after) });
    page.host.emit(`cat-${plan.name}-sent`);
    showToast(plan.sent.title, plan.sent.text, 'plain');
  }

  update({ parts: { EmailFallback, SuccessPanel } });
  prepareToasts();
  return {
    /** Fills in the draft and what the page knows. */
    fill(): void {
      const hasDraft = draft.fill() || page.state.hasDraft;
      draft.save();
      refresh(hasDraft);
    },
    /** Saves what was typed. Checks only fields that show an error. */
    onInput(): void {
      if (isSending) return;
      draft.save();
      const found: FormState['errors'] = plan.check(read());
      const { phase, errors } = page.state;
      const marked = Object.keys(errors).filter((field) => found[field]);
      update({
        errors: Object.fromEntries(marked.map((field) => [field, found[field]])),
        phase: phase === 'failed' ? 'editing' : phase,
        announcement: length() > plan.most ? messages.tooLong(plan.most) : '',
      });
      refresh();
    },
    /** Checks the form, then sends it; a second press does nothing. */
    async submit(): Promise<void> {
      if (isSending) return;
      const values = read();
      // A half-sent form was checked and agreed to; drafts never hold the consent.
      const errors: FormState['errors'] = isHalfSent() ? {} : plan.check(values);
      const fields = plan.fields.filter((field) => errors[field]);
      update({ phase: 'editing', errors, attempts: page.state.attempts + 1 });
      if (fields[0]) {
        control(form.current, fields[0])?.focus();
        page.host.emit('cat-form-error', { form: plan.name, code: 'invalid', fields });
      } else if (valueOf(form.current, HONEYPOT)) {
        fail('trap', plan.explain(new SendError('unavailable')), values);
      } else {
        await send(values);
      }
    },
    discard(): void {
      reset();
      update({ phase: 'editing' });
      form.current?.focus();
    },
    /** Shows the form again after the success panel. */
    showForm: () => update({ phase: 'editing' }),
  };
}
