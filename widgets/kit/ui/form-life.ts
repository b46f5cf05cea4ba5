import { SendError } from '../model/send-error';
import { count } from '../model/typed-text';
import { report } from '../report';
import { within } from '../services/within';
import { formDraft } from './draft';
import { TRAP } from './form-field';
import type { FormError, FormPage, FormPlan, FormState } from './form-plan';
import { control, setValue, valueOf, valuesOf } from './form-values';
import { notify, prepareNotices } from './notice';
import { OtherWays } from './other-ways';
import { SentPanel } from './sent-panel';

export type FormLife = ReturnType<typeof formLife>;

const OFFLINE = 'You are offline. Your text is kept: press the button again once you are connected.';

/**
 * Lets a form check, send and keep what is typed. The fields are not controlled: their own values are the state, so
 * nothing that was typed before the scripts arrived is lost.
 */
export function formLife<F extends string>(
  plan: FormPlan<F>,
  { form, host, given, state, update }: FormPage,
) {
  let busy = false;
  let send: ((values: Record<F, string>) => Promise<void>) | undefined;
  const read = () => valuesOf(form(), plan.fields);
  const base = () => {
    const { values, wrong } = plan.accept?.(given()) ?? { values: given(), wrong: [] };
    // Names alone: what stands in an address may be nobody else's business.
    for (const name of wrong) report(host().tag, `what it was given as "${name}" is no value for it`);
    return values;
  };
  const draft = formDraft({
    form,
    base,
    name: plan.name,
    home: host().home,
    fields: plan.fields.filter((field) => field !== plan.consent),
  });
  const length = () => count(valueOf(form(), plan.counted));

  function empty(): void {
    if (plan.consent) setValue(form(), plan.consent, '');
    draft.clear();
    update({ restored: false, errors: {}, length: length() });
  }

  function fail(code: FormError['code'], text: string, values: Record<F, string>): void {
    const { emit, tag } = host();
    update({ phase: 'failed', failure: { text, letter: plan.letter(values) } });
    report(tag, `${text} (${code})`);
    emit('cat-form-error', { form: plan.name, code } satisfies FormError);
    notify({ title: plan.failed, text, kind: 'error' });
  }

  async function deliver(values: Record<F, string>): Promise<void> {
    update({ phase: 'sending' });
    try {
      send ??= await within(plan.connect());
      await send(values);
    } catch (cause) {
      const error = cause instanceof SendError ? cause : new SendError('unavailable');
      return fail(error.code, plan.explain(error), values);
    }
    empty();
    update({ phase: 'sent' });
    host().emit(`cat-${plan.name}-sent`);
    notify(plan.sent);
  }

  update({ parts: { OtherWays, SentPanel } });
  prepareNotices();
  return {
    /** Fills in the draft and what the page knows. */
    fill(): void {
      update({ restored: draft.fill() || state().restored, length: length() });
    },
    /** Something was typed. Only fields that are marked already are checked. */
    onInput(): void {
      draft.keep();
      const found: FormState['errors'] = plan.check(read());
      const marked = Object.keys(state().errors).filter((field) => found[field]);
      const { phase } = state();
      update({
        errors: Object.fromEntries(marked.map((field) => [field, found[field]])),
        length: length(),
        phase: phase === 'failed' ? 'editing' : phase,
      });
    },
    async submit(): Promise<void> {
      if (busy) return;
      const values = read();
      const errors = plan.check(values);
      const fields = plan.fields.filter((field) => errors[field]);
      update({ phase: 'editing', errors, attempts: state().attempts + 1 });
      if (fields[0]) {
        control(form(), fields[0])?.focus();
        host().emit('cat-form-error', { form: plan.name, code: 'invalid', fields } satisfies FormError);
      } else if (navigator.onLine === false) {
        fail('offline', OFFLINE, values);
      } else if (valueOf(form(), TRAP)) {
        // Should a person's browser have filled it in, the next press sends.
        setValue(form(), TRAP, '');
        fail('trap', plan.explain(new SendError('unavailable')), values);
      } else {
        busy = true;
        await deliver(values);
        busy = false;
      }
    },
    discard(): void {
      empty();
      update({ phase: 'editing' });
      form()?.focus();
    },
    /** The panel that thanks has been read. */
    again: () => update({ phase: 'editing' }),
  };
}
