import { Component, type ReactNode } from 'react';
import { report } from './report';

interface Props {
  tag: string;
  children?: ReactNode;
}

/**
 * Keeps a render error inside the widget: the page never sees an exception, and what the page's author
 * wrote inside the tag (a usable link) shows through the slot instead.
 */
export class Boundary extends Component<Props, { failed?: boolean }> {
  override componentDidCatch(error: unknown) {
    this.setState({ failed: true });
    report(this.props.tag, `cannot be shown: ${String(error)}`);
  }

  override render() {
    return this.state?.failed ? <slot /> : this.props.children;
  }
}
