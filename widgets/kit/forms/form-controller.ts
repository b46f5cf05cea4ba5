import { messages } from './messages-controller';
import { SendError } from '../model/forms/send-error';
import type { Send } from '../model/forms/sending';
import { count } from '../model/forms/typed-text';
import { warnOnce } from '../element/warn-once';
import { withTimeout } from '../services/with-timeout';
import { formDraft } from './draft/draft';
import { HONEYPOT } from './form-field';
import { lockFields, preventUnload } from './form-guard';
import type { FormError, FormPage, FormPlan, FormState } from './form-plan';
import { control, setValue, valueOf, valuesOf } from './form-values';
import { EmailFallback } from './outcome/email-fallback';
import { SuccessPanel } from './outcome/success-panel';
import { notify, prepareToasts } from '../toast/notify';

export type FormController = ReturnType<typeof createFormController>;

const timeNow = () => new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/**
 * Creates the controller that checks, sends and saves a form. The fields are uncontrolled: their own values are the
 * state, so that text typed before hydration is kept.
 */
export function createFormController<F extends string, P extends object>(
  plan: FormPlan<F, P>,
  { form, host, given, state, update }: FormPage,
) {
  let isSending = false;
  let send: Send<P> | undefined;
  const read = () => valuesOf(form(), plan.fields);
  const prefilled = () => {
    const { values, wrong } = plan.accept?.(given()) ?? { values: given(), wrong: [] };
    // Names alone: the values in an address may be personal.
    for (const name of wrong) warnOnce(host().tag, `what it was given as "${name}" is no value for it`);
    return values;
  };
  const draft = formDraft({
    form,
    prefilled,
    lasting: () => plan.lasting?.(given()) ?? prefilled(),
    name: plan.name,
    ownSite: host().home,
    fields: plan.fields.filter((field) => field !== plan.consent),
  });
  const length = () => count(valueOf(form(), plan.counted));
  const contentOf = (values: Record<F, string>) => JSON.stringify(plan.params(values));
  const isHalfSent = () => draft.halfSent() === contentOf(read());

  /** Updates the note above the fields and the text of the button. */
  function refresh(kept = state().kept ?? false): void {
    const isHalf = isHalfSent();
    const note = isHalf ? messages.half : kept ? messages.kept : undefined;
    update({ kept, note, label: isHalf ? messages.finish : undefined, length: length() });
  }

  function reset(): void {
    if (plan.consent) setValue(form(), plan.consent, '');
    draft.clear();
    update({ errors: {} });
    refresh(false);
  }

  function showOutcome(title: string, text: string, kind: 'plain' | 'error'): void {
    notify({ title, text, kind, element: form() }, () =>
      update({ said: messages.announcement(title, text) }),
    );
  }

  function fail(code: FormError['code'], text: string, values: Record<F, string>): void {
    refresh();
    const notSent = state().label ? undefined : plan.notSent;
    const more = code === 'offline' ? messages.offline : notSent;
    update({ phase: 'failed', failure: { text, more, letter: plan.letter(values) } });
    warnOnce(host().tag, `${text} (${code})`);
    host().emit('cat-form-error', { form: plan.name, code } satisfies FormError);
    showOutcome(plan.failed, text, 'error');
  }

  /** Sends the form and shows the outcome. Never rejects. */
  async function deliver(values: Record<F, string>): Promise<void> {
    const content = contentOf(values);
    const progress = { isHalfSent: isHalfSent(), onHalfSent: () => draft.setHalfSent(content) };
    isSending = true;
    update({ phase: 'sending', said: '' });
    const release = [lockFields(form()), preventUnload()];
    try {
      send ??= await withTimeout(plan.connect());
      await send(plan.params(values), progress);
    } catch (cause) {
      const error = cause instanceof SendError ? cause : new SendError('unavailable');
      const isOffline = navigator.onLine === false && ['network', 'unavailable'].includes(error.code);
      return fail(isOffline ? 'offline' : error.code, plan.explain(error), values);
    } finally {
      for (const free of release) free();
      isSending = false;
    }
    reset();
    update({ phase: 'sent', Below: plan.Below, note: messages.sentAt(timeNow(), plan.after) });
    host().emit(`cat-${plan.name}-sent`);
    showOutcome(plan.sent.title, plan.sent.text, 'plain');
  }

  update({ parts: { EmailFallback, SuccessPanel } });
  prepareToasts();
  return {
    /** Fills in the draft and what the page knows. */
    fill(): void {
      const kept = draft.fill() || state().kept;
      draft.save();
      refresh(kept);
    },
    /** Saves what was typed. Only fields that are marked already are checked. */
    onInput(): void {
      if (isSending) return;
      draft.save();
      const found: FormState['errors'] = plan.check(read());
      const marked = Object.keys(state().errors).filter((field) => found[field]);
      const { phase } = state();
      update({
        errors: Object.fromEntries(marked.map((field) => [field, found[field]])),
        phase: phase === 'failed' ? 'editing' : phase,
        said: length() > plan.most ? messages.tooLong(plan.most) : '',
      });
      refresh();
    },
    /** Checks the form, then sends it; a press while it is being sent does nothing. */
    async submit(): Promise<void> {
      if (isSending) return;
      const values = read();
      // A half sent form was checked and agreed to; drafts never hold the consent.
      const errors: FormState['errors'] = isHalfSent() ? {} : plan.check(values);
      const fields = plan.fields.filter((field) => errors[field]);
      update({ phase: 'editing', errors, attempts: state().attempts + 1 });
      if (fields[0]) {
        control(form(), fields[0])?.focus();
        host().emit('cat-form-error', { form: plan.name, code: 'invalid', fields } satisfies FormError);
      } else if (valueOf(form(), HONEYPOT)) {
        fail('trap', plan.explain(new SendError('unavailable')), values);
      } else {
        await deliver(values);
      }
    },
    discard(): void {
      reset();
      update({ phase: 'editing' });
      form()?.focus();
    },
    /** Shows the form again after the success panel. */
    again: () => update({ phase: 'editing' }),
  };
}
