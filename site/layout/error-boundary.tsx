import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './error-screen';

interface Props {
  children?: ReactNode;
  /** An error while it renders first loads the address: a link led here, and its HTML is complete. */
  reloads?: boolean;
}

/** Catches and logs render errors and shows the error screen. Each page has its own. */
export class ErrorBoundary extends Component<Props, { failure?: ReactNode }> {
  private isShown = false;

  override componentDidMount() {
    this.isShown = true;
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    const isReloading = this.props.reloads && !this.isShown;
    this.setState({ failure: isReloading ? <></> : <ErrorScreen /> });
    if (isReloading) location.reload();
  }

  override render() {
    return this.state?.failure ?? this.props.children;
  }
}
