import type { MouseEvent } from 'react';
import { notify } from '../kit/toast/notify';
import { ButtonLink } from '../kit/ui/button';
import { messages } from './messages';

const MARKED_MS = 2000;

interface Props {
  label: string;
  section: string;
  /** Message if the page has no such section. */
  missing: string;
}

/** Renders a link to a section of the page, which it marks for a moment. */
export function HelpButton({ label, section, missing }: Props) {
  const show = (event: MouseEvent) => {
    event.preventDefault();
    const found = document.getElementById(section);
    if (!found) {
      const element = event.currentTarget as Element;
      return notify({ title: messages.missingTitle, text: missing, kind: 'error', element });
    }
    found.scrollIntoView();
    if (!found.hasAttribute('tabindex')) found.tabIndex = -1;
    found.focus({ preventScroll: true });
    found.dataset.marked = '';
    setTimeout(() => delete found.dataset.marked, MARKED_MS);
  };
  return (
    <ButtonLink href={`#${section}`} kind="small" onClick={show}>
      <svg className="help-mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.2-1.5 2.3v.5M12 18.5v.5" />
      </svg>
      <span>{label}</span>
    </ButtonLink>
  );
}
