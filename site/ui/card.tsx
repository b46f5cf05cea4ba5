import type { ReactNode } from 'react';

/** A card that is apart from the text, in a frame of ink. On paper its links are left out. */
export const Card = ({ children }: { children: ReactNode }) => (
  <section className="ticket framed grid grid-cols-1 gap-[0.9rem] p-[1.6rem]">{children}</section>
);
