import { useEffect, useRef, type ReactNode } from 'react';
import { Static } from '../../widgets/kit/element/static';
import { today } from '../today';

/** The foot of every page, with the current year. A prerendered one is left as it is but for that: it needs no script. */
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
