import type { ComponentType, RefObject } from 'react';
import type { Embed } from '../kit/element/embed-context';
import { warnOnce } from '../kit/element/warn-once';
import { formDraft } from '../kit/forms/draft/draft';
import { control } from '../kit/forms/form-values';
import { folded } from '../kit/model/forms/typed-text';
import { NewsletterFallback } from './email-fallback';
import { messages } from './messages-controller';

export interface NewsletterState {
  /** Text above the fields instead of the hint. */
  note?: string | undefined;
  /** True if the draft can be discarded. */
  hasDraft?: boolean;
  /** True if the page's policy or the frame around it blocked the form. */
  refused?: boolean;
  NewsletterFallback?: ComponentType<{ form: HTMLFormElement }>;
}

/**
 * Saves drafts, shows when the form was sent and detects when it is blocked. Only the provider's tab knows whether it
 * arrived, so the draft stays for its day.
 * @param refusal warning for a blocked form
 */
export function createController(
  ref: RefObject<HTMLFormElement | null>,
  { home, tag, emit }: Embed,
  refusal: string,
  update: (change: NewsletterState) => void,
) {
  const form = ref.current!;
  const draft = formDraft({
    form: ref,
    name: 'newsletter',
    ownSite: home,
    fields: ['EMAIL', 'FNAME', 'LNAME'],
  });
  const refuse = () => {
    draft.save();
    update({ refused: true, note: undefined, NewsletterFallback });
    warnOnce(tag, refusal);
  };

  // The browser validates the form; before that no field is marked.
  const mark = (field: Element, isWrong: boolean) => field.setAttribute('aria-invalid', String(isWrong));
  form.addEventListener('invalid', ({ target }) => mark(target as Element, true), true);

  let submits = 0;
  form.addEventListener('submit', () => void submits++);
  form.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[type=submit]')) return;
    // Before the browser validates the form. Enter clicks the button, too.
    const email = control(form, 'EMAIL')!;
    email.value = folded(email.value);
    const before = submits;
    // In a frame that is sandboxed from forms no `submit` event fires.
    if (form.checkValidity()) setTimeout(() => submits === before && refuse());
  });

  return {
    fill(): void {
      if (draft.fill()) update({ hasDraft: true, note: messages.kept });
      draft.save();
    },
    onInput(): void {
      draft.save();
      update({ refused: false });
      for (const field of form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]'))
        if (field.validity.valid) mark(field, false);
    },
    onSubmit(): void {
      draft.save();
      const time = new Date().toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
      // Whether the tab opened is unknown.
      update({ hasDraft: true, note: messages.sentOn(time) });
      watchRefusal(form, refuse, () => emit('cat-newsletter-sent'));
    },
    discard(): void {
      draft.clear();
      update({ hasDraft: false, note: undefined });
      form.focus();
    },
  };
}

/** Time in which the browser reports a blocked form. */
const VIOLATION_DELAY_MS = 1000;

/** Calls back whether the page's `form-action` policy blocks the form that is being sent: browsers show nothing. */
function watchRefusal(form: HTMLFormElement, onRefusal: () => void, onSent: () => void): void {
  const { ownerDocument, action } = form;
  const timer = setTimeout(() => {
    ownerDocument.removeEventListener('securitypolicyviolation', check);
    onSent();
  }, VIOLATION_DELAY_MS);
  function check({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) {
    if (effectiveDirective !== 'form-action' || !action.startsWith(blockedURI)) return;
    clearTimeout(timer);
    ownerDocument.removeEventListener('securitypolicyviolation', check);
    onRefusal();
  }
  ownerDocument.addEventListener('securitypolicyviolation', check);
}
