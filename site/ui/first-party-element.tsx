import { createElement, useEffect, useState, type ReactNode } from 'react';
import type { ElementName } from '../../widgets/registry';

/** Set by the prerenderer: returns the HTML of an element's declarative shadow root. */
export const prerendering: { shadow?: (tag: ElementName, attributes: Record<string, string>) => string } = {};

/** Time from a first view to the rest, so that its paint and the visitor's first input come before. */
export const REST_DELAY_MS = 100;

/** True if the page is rendered by script and its first view comes before the rest. */
export const firstView = { isFirst: false };

interface Props {
  name: ElementName;
  /** `true` is the bare attribute; `false` and undefined omit it. */
  attributes?: Record<string, string | number | boolean | undefined>;
  /** True for a lazy element that the first view of a tall window shows. */
  isInFirstView?: boolean;
  /** Fallback. */
  children?: ReactNode;
}

/**
 * Renders an element on our own site, in the brand theme; prerendered with its declarative shadow root. Pages that are
 * rendered by script load all their elements: a late one would move the content below. Those below a first view follow
 * later, each in a task of its own.
 */
export function FirstPartyElement({ name, attributes = {}, isInFirstView = false, children }: Props) {
  const [waits, setWaits] = useState(firstView.isFirst && attributes['loading'] === 'lazy' && !isInFirstView);
  useEffect(() => {
    if (waits) setTimeout(setWaits, REST_DELAY_MS, false);
  }, [waits]);
  if (waits) return null;
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
