import { messages } from './messages-controller';
import { SendError } from '../model/forms/send-error';
import type { Ledger } from '../model/forms/sending';
import { count } from '../model/forms/typed-text';
import { warnOnce } from '../element/warn-once';
import { alone } from '../services/alone';
import { withTimeout } from '../services/with-timeout';
import { formDraft } from './draft/draft';
import { HONEYPOT } from './form-field';
import type { FormError, FormPage, FormPlan, FormState } from './form-plan';
import { control, setValue, valueOf, valuesOf } from './form-values';
import { guard, holdStill } from './form-guard';
import { ledgerOf } from './draft/ledger';
import { notify, prepareToasts } from '../toast/notify';
import { EmailFallback } from './outcome/email-fallback';
import { SuccessPanel } from './outcome/success-panel';

export type FormController = ReturnType<typeof createFormController>;

/** Milliseconds after which a page that was to be left is still there: the visitor has chosen to stay. */
const STAYS = 1000;

const time = (at: number) => new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });

/**
 * Lets a form check, send and keep what is typed. The fields are not controlled: their own values are the state, so
 * nothing that was typed before the scripts arrived is lost.
 */
export function createFormController<F extends string, P extends object>(
  plan: FormPlan<F, P>,
  { form, host, given, state, update }: FormPage,
) {
  const { home } = host();
  let busy = false;
  let since = Date.now();
  let leaving = false;
  /** Number of times in a row that no answer has come. */
  let late = 0;
  let send: ((params: P, ledger: Ledger) => Promise<void>) | undefined;
  const read = () => valuesOf(form(), plan.fields);
  const base = () => {
    const { values, wrong } = plan.accept?.(given()) ?? { values: given(), wrong: [] };
    // Names alone: what is in an address may be nobody else's business.
    for (const name of wrong) warnOnce(host().tag, `what it was given as "${name}" is no value for it`);
    return values;
  };
  const draft = formDraft({
    form,
    base,
    lasting: () => plan.lasting?.(given()) ?? base(),
    name: plan.name,
    ownSite: home,
    fields: plan.fields.filter((field) => field !== plan.consent),
  });
  const key = `cat-sent-${plan.name}`;
  const ledger = ledgerOf(
    key,
    home,
    () => since,
    () => leaving,
  );
  const length = () => count(valueOf(form(), plan.counted));
  const known = () => ledger.read(plan.params(read()));
  /** Returns the sending that was begun with what is in the form now, and is not complete. */
  const begun = () => {
    const found = known();
    return found && found.step < found.of && (found.open || found.step) ? found : undefined;
  };

  /** Sets the texts above the fields and on the button, for the form in its present state. */
  function settle(kept = state().kept): void {
    const found = begun();
    const sentAt = draft.isEmpty() && ledger.sentAt();
    const isUnsure = found?.open && found.step === found.of - 1;
    let note = kept ? messages.kept : undefined;
    if (found) note = isUnsure ? messages.unsure(time(found.at)) : messages.half;
    else if (sentAt) note = messages.sentAt(time(sentAt), plan.after);
    const label = found && (isUnsure ? messages.again : messages.finish);
    update({ kept: kept ?? false, note, label, length: length() });
  }

  function empty(): void {
    if (plan.consent) setValue(form(), plan.consent, '');
    draft.clear();
    update({ errors: {} });
    settle(false);
  }

  function tell(...[notice]: Parameters<typeof notify>): void {
    notify(notice, () => update({ said: messages.announcement(notice.title, notice.text) }));
  }

  function fail(code: FormError['code'], text: string, values: Record<F, string>): void {
    const { emit, tag } = host();
    settle();
    late = code === 'timeout' ? late + 1 : 0;
    let more = state().label ? undefined : plan.notSent;
    if (code === 'offline') more = messages.offline;
    if (late) more = late > 1 ? messages.stillLate : messages.late;
    update({ phase: 'failed', failure: { text, more, letter: plan.letter(values) } });
    warnOnce(tag, `${text} (${code})`);
    emit('cat-form-error', { form: plan.name, code } satisfies FormError);
    tell({ title: plan.failed, text, kind: 'error' });
  }

  async function deliver(values: Record<F, string>): Promise<void> {
    update({ phase: 'sending', said: '' });
    const release = holdStill(form());
    try {
      const sender = (send ??= await withTimeout(plan.connect()));
      await alone(`cat-${plan.name}`, () => sender(plan.params(values), ledger));
    } catch (cause) {
      const error = cause instanceof SendError ? cause : new SendError('unavailable');
      const isOffline = navigator.onLine === false && ['network', 'unavailable'].includes(error.code);
      return fail(isOffline ? 'offline' : error.code, plan.explain(error), values);
    } finally {
      release();
    }
    late = 0;
    empty();
    update({ phase: 'sent', Below: plan.Below });
    host().emit(`cat-${plan.name}-sent`);
    tell(plan.sent);
  }

  /** Another tab has sent something, or come as far as half of it. */
  const onStorage = (event: StorageEvent) => {
    if (busy) return;
    // Its draft was not this one, which is still here.
    if (event.key === `cat-draft-${plan.name}` && !event.newValue) draft.keepUnless(event.oldValue);
    if (event.key !== key) return;
    const found = known();
    if (found && found.step === found.of) empty();
    else settle();
  };
  addEventListener('storage', onStorage);
  const unguard = guard('cat-reload', () => Boolean(begun()) || draft.isLoose());
  const onLeave = () => {
    leaving = true;
    setTimeout(() => (leaving = false), STAYS);
  };
  update({ parts: { EmailFallback, SuccessPanel } });
  prepareToasts();
  return {
    /** Fills in the draft and what the page knows. */
    fill(): void {
      const kept = draft.fill() || state().kept;
      draft.keep();
      settle(kept);
    },
    /** Something was typed. Only fields that are marked already are checked. */
    onInput(): void {
      if (busy) return;
      since = Date.now();
      late = 0;
      draft.keep();
      const found: FormState['errors'] = plan.check(read());
      const marked = Object.keys(state().errors).filter((field) => found[field]);
      const { phase } = state();
      update({
        errors: Object.fromEntries(marked.map((field) => [field, found[field]])),
        phase: phase === 'failed' ? 'editing' : phase,
        said: length() > plan.most ? messages.tooLong(plan.most) : '',
      });
      settle();
    },
    async submit(): Promise<void> {
      if (busy) return;
      const values = read();
      // What was begun has been checked and agreed to.
      const errors: FormState['errors'] = begun() ? {} : plan.check(values);
      const fields = plan.fields.filter((field) => errors[field]);
      update({ phase: 'editing', errors, attempts: state().attempts + 1 });
      if (fields[0]) {
        control(form(), fields[0])?.focus();
        host().emit('cat-form-error', { form: plan.name, code: 'invalid', fields } satisfies FormError);
      } else if (valueOf(form(), HONEYPOT)) {
        fail('trap', plan.explain(new SendError('unavailable')), values);
      } else {
        busy = true;
        leaving = false;
        const release = [guard('cat-reload'), guard('beforeunload', () => (onLeave(), true))];
        await deliver(values);
        for (const free of release) free();
        busy = false;
      }
    },
    discard(): void {
      ledger.forget();
      empty();
      update({ phase: 'editing' });
      form()?.focus();
    },
    /** The panel that thanks has been read. */
    again: () => update({ phase: 'editing' }),
    end(): void {
      removeEventListener('storage', onStorage);
      unguard();
    },
  };
}
