import { Component, type ReactNode } from 'react';
import { warnOnce } from './warn-once';

interface Props {
  tag: string;
  children?: ReactNode;
}

/** Content that the page's author wrote inside the tag, marked or not. */
export const FALLBACK = [<slot key="marked" name="fallback" />, <slot key="rest" />];

/** Shows the same in a root that nothing is drawn in. A form of the page may hide the document's own `createElement`. */
export const showFallback = (root: ShadowRoot): void =>
  root.replaceChildren(
    ...['fallback', ''].map((name) =>
      Object.assign(Document.prototype.createElement.call(document, 'slot'), { name }),
    ),
  );

/**
 * Keeps a render error inside the widget: the page never sees an exception, and what the page's author
 * wrote inside the tag (a usable link) shows instead.
 */
export class Boundary extends Component<Props, { failed?: boolean }> {
  override componentDidCatch(error: unknown) {
    this.setState({ failed: true });
    warnOnce(this.props.tag, `cannot be shown: ${String(error)}`);
  }

  override render() {
    return this.state?.failed ? FALLBACK : this.props.children;
  }
}
