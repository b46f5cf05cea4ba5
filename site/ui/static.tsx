import { createElement, type HTMLAttributes, type RefObject } from 'react';

interface Props extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'main' | 'footer';
  box?: RefObject<HTMLElement | null>;
  /** Never changes; another `key` makes another element. */
  isPrerendered: boolean;
}

/** Empty HTML that enforced Trusted Types accept. */
const EMPTY = (globalThis as { trustedTypes?: { emptyHTML: unknown } }).trustedTypes?.emptyHTML ?? '';

/**
 * Renders an element whose prerendered content stays as it is; only the islands in it hydrate. Preact does not touch the
 * content of an element with `dangerouslySetInnerHTML`.
 */
export const Static = ({ as = 'div', box, isPrerendered, ...rest }: Props) =>
  createElement(as, {
    ...rest,
    ref: box as RefObject<HTMLDivElement>,
    ...(isPrerendered && { dangerouslySetInnerHTML: { __html: EMPTY as string } }),
  });
