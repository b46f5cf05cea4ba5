import { createElement, type HTMLAttributes, type RefObject } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'main' | 'footer';
  /** Receives the element. */
  box?: RefObject<HTMLElement | null>;
  /** True where the document brought the inside. It never changes; an element with another `key` takes the place. */
  isPrerendered: boolean;
}

/** Empty HTML that enforced Trusted Types accept: Preact writes it where it makes the element itself. */
const EMPTY = (globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes?.emptyHTML ?? '';

/**
 * Renders an element that is static where it was prerendered: its inside stays as it is in the HTML, at no cost, and
 * only the tags in it, the islands, hydrate. Script draws the children anywhere else. Preact leaves alone what it is
 * told is HTML of others, and does not look at children then.
 */
export const Static = ({ as = 'div', box, isPrerendered, ...rest }: Props) =>
  createElement(as, {
    ...rest,
    ref: box as RefObject<HTMLDivElement>,
    ...(isPrerendered && { dangerouslySetInnerHTML: { __html: EMPTY as string } }),
  });
