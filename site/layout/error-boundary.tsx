import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

/** Catches and logs render errors and shows the error screen. Each page has its own. */
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
