import type { FormState } from './form-plan';

/** Fields that are disabled or covered lose the focus; it goes on from there, unless the visitor is elsewhere. */
export function handOnFocus(
  form: HTMLFormElement,
  phase: FormState['phase'],
  panel: HTMLElement | null,
): void {
  const root = form.getRootNode() as ShadowRoot;
  const { activeElement, body } = form.ownerDocument;
  const lost =
    !activeElement || activeElement === body || (activeElement === root.host && !root.activeElement);
  if (phase === 'sent' && (lost || form.contains(root.activeElement))) {
    panel?.focus({ preventScroll: true });
    panel?.scrollIntoView({ block: 'nearest' });
  }
  if (phase === 'failed' && lost)
    form.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
}
