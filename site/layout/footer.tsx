import { useEffect, useRef, type ReactNode } from 'react';
import { Static } from '../ui/static';
import { today } from './today';

/** Renders the footer. Script changes only the year of a prerendered one. */
export function Footer({ children }: { children?: ReactNode }) {
  const foot = useRef<HTMLElement>(null);
  useEffect(() => {
    const year = foot.current!.querySelector('.year');
    if (year && year.textContent !== currentYear()) year.textContent = currentYear();
  }, []);
  return (
    <Static as="footer" box={foot} className="footer night" isPrerendered={!children}>
      {children}
    </Static>
  );
}

export const currentYear = () => String(today().getFullYear());
