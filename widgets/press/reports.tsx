import type { ReactNode } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { Credit } from '../kit/ui/credit';

interface Props {
  className: string;
  children: ReactNode;
}

/** A list of what the press has reported. */
export function Reports({ className, children }: Props) {
  const { home } = useEmbed();
  return (
    <div className="press">
      <ul className={className} role="list">
        {children}
      </ul>
      {home ? null : <Credit />}
    </div>
  );
}
