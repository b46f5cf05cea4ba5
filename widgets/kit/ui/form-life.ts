import type { ComponentType } from 'react';
import type { Host } from '../host';
import type { Letter } from '../model/letter';
import { SendError, type SendCode } from '../model/send-error';
import { count } from '../model/typed-text';
import { report } from '../report';
import { within } from '../services/within';
import { formDraft } from './draft';
import { TRAP } from './form-field';
import { control, setValue, valueOf, valuesOf } from './form-values';
import { notify, prepareNotices } from './notice';
import { OtherWays } from './other-ways';
import { SentPanel, type SentPanelProps } from './sent-panel';

/** Detail of the `cat-form-error` event. Names of fields, never what stands in them. */
export interface FormError {
  form: string;
  /** `invalid`: fields are wrong; `offline`: not tried; `trap`: the field for machines was filled; else as sending failed. */
  code: 'invalid' | 'offline' | 'trap' | SendCode;
  /** The wrong fields, in their order. */
  fields?: string[];
}

/** What a form asks and does, besides how it looks. */
export interface FormPlan<F extends string> {
  /** `contact`: the form in events (`cat-contact-sent`) and drafts. */
  name: string;
  /** In the order in which they stand in the form. */
  fields: readonly F[];
  /** Which of them is never kept as a draft. */
  consent?: F;
  /** Which of them has its characters counted. */
  counted: F;
  /** What the fields take of what the page gives, and the names of what they do not; without it, all of it. */
  accept?(given: Readonly<Record<string, string>>): {
    values: Readonly<Record<string, string>>;
    wrong: readonly string[];
  };
  /** The wrong fields with what is said about each. */
  check(values: Record<F, string>): Partial<Record<F, string>>;
  /** Fetches what sends the form; that rejects when the form has not arrived. */
  connect(): Promise<(values: Record<F, string>) => Promise<void>>;
  /** What is said of a failure. */
  explain(error: SendError): string;
  /** The form as an e-mail. */
  letter(values: Record<F, string>): Letter;
  /** Notices: that it was sent; the title of what went wrong. */
  sent: { title: string; text: string };
  failed: string;
}

/** What is drawn of a form. */
export interface FormState {
  phase: 'editing' | 'sending' | 'sent' | 'failed';
  errors: Readonly<Record<string, string | undefined>>;
  /** How often the button was pressed: a new number asks for a new announcement. */
  attempts: number;
  /** Something that was typed earlier is back in the form. */
  restored: boolean;
  /** Characters of the counted field. */
  length: number;
  /** What went wrong, and the form as an e-mail. */
  failure?: { text: string; letter?: Letter };
  parts?: { OtherWays: ComponentType<{ letter: Letter }>; SentPanel: ComponentType<SentPanelProps> };
}

/** Where a form stands. */
export interface FormPage {
  form: () => HTMLFormElement | null;
  host: () => Host;
  /** What the page has to fill in. */
  given: () => Readonly<Record<string, string>>;
  state: () => FormState;
  update: (change: Partial<FormState>) => void;
}

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
