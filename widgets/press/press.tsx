import type { ReactNode } from 'react';
import { useEmbed } from '../kit/element/embed-context';
import { Credit } from '../kit/ui/credit';

interface Props {
  className: string;
  children: ReactNode;
}

export function Press({ className, children }: Props) {
  const { home } = useEmbed();
  return (
    <div className="box">
      <ul className={className} role="list">
        {children}
      </ul>
      {home ? null : <Credit />}
    </div>
  );
}
