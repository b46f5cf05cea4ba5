import { Component, type ReactNode } from 'react';
import { warnOnce } from './warn-once';

interface Props {
  tag: string;
  children?: ReactNode;
}

/** Content inside the element, with or without the `fallback` slot. */
export const FALLBACK = [<slot key="marked" name="fallback" />, <slot key="rest" />];

/** Shows the fallback without rendering. DOM clobbering may hide `document.createElement`. */
export const showFallback = (root: ShadowRoot): void =>
  root.replaceChildren(
    ...['fallback', ''].map((name) =>
      Object.assign(Document.prototype.createElement.call(document, 'slot'), { name }),
    ),
  );

/** Shows the fallback after a render error; the host page never sees an exception. */
export class Boundary extends Component<Props, { failed?: boolean }> {
  override componentDidCatch(error: unknown) {
    this.setState({ failed: true });
    warnOnce(this.props.tag, `cannot be shown: ${String(error)}`);
  }

  override render() {
    return this.state?.failed ? FALLBACK : this.props.children;
  }
}
