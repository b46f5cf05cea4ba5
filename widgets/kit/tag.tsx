import { createElement, type ReactNode } from 'react';
import type { TagName } from '../registry';

/** Set by the prerenderer: returns the HTML of an element's declarative shadow root. */
export const prerendering: { shadow?: (tag: TagName, attributes: Record<string, string>) => string } = {};

interface Props {
  name: TagName;
  /** `true` is the bare attribute; `false` and undefined omit it. */
  attributes?: Record<string, string | number | boolean | undefined>;
  /** Fallback. */
  children?: ReactNode;
}

/**
 * Renders an element on our own site, in the brand theme; prerendered with its declarative shadow root. Pages that are
 * rendered by script load all their elements at once: a late one would move the content below.
 */
export function Tag({ name, attributes = {}, children }: Props) {
  const given: Record<string, string> = { home: '', look: 'edition' };
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) given[key] = value === true ? '' : String(value);
  }
  const shadowHtml = prerendering.shadow?.(name, given);
  if (shadowHtml === undefined) {
    const { loading: _, ...atOnce } = given;
    return createElement(name, atOnce, children);
  }
  const template = { shadowrootmode: 'open', dangerouslySetInnerHTML: { __html: shadowHtml } };
  return createElement(name, given, createElement('template', template as object), children);
}
