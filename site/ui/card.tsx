import type { ReactNode } from 'react';

/** Renders a framed card. Printed pages omit its links. */
export const Card = ({ children }: { children: ReactNode }) => (
  <section className="ticket framed grid grid-cols-1 gap-[0.9rem] p-[1.6rem]">{children}</section>
);
