import { createElement, type ReactNode, type RefObject } from 'react';

interface Props {
  as: 'div' | 'footer';
  /** Receives the element. */
  box: RefObject<HTMLElement | null>;
  className?: string;
  /** True where the document was loaded with the inside already rendered. */
  isPrerendered: boolean;
  /** The inside, where script draws it. */
  children?: ReactNode;
}

/**
 * Renders an element that is static where the page was prerendered: its inside stays as it is in the HTML, and only the
 * tags in it, the islands, hydrate. Preact leaves alone what it is told is HTML of others.
 */
export const Static = ({ as, box, isPrerendered, children, className }: Props) =>
  createElement(as, {
    ref: box as RefObject<HTMLDivElement>,
    className,
    ...(isPrerendered ? { dangerouslySetInnerHTML: { __html: '' } } : { children }),
  });
