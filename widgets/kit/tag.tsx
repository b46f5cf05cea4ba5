import { createElement, type ReactNode } from 'react';
import type { TagName } from '../registry';

/** Set by the prerenderer alone: makes the inside of a tag's declarative shadow root. */
export const prerendering: { shadow?: (tag: TagName, attributes: Record<string, string>) => string } = {};

interface Props {
  name: TagName;
  /** Names and values as in HTML; values are text, `true` is the bare attribute, `false` and undefined leave it out. */
  attributes?: Record<string, string | number | boolean | undefined>;
  /** Content shown where the tag cannot run. */
  children?: ReactNode;
}

/**
 * A tag in a page of our own site: in the brand's look, with links that stay on the site. While prerendering
 * it carries its finished inside; in the browser it is the bare tag, because the parser has taken the inside
 * out of the tree by then. A page that script draws fetches all of its tags at once: one that comes late would move
 * what is below it.
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
