import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

/**
 * Keeps a render error inside: the fallback screen shows instead, the error is logged. Each page has one of its own.
 */
export class ErrorBoundary extends Component<{ children?: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
  }

  override render() {
    return this.state.failed ? <ErrorScreen /> : this.props.children;
  }
}
