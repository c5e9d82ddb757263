import { Component, type ReactNode } from 'react';
import { ErrorScreen } from './ErrorScreen';

/** Shows the error screen in place of a page that broke, with the header and footer still there. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <ErrorScreen /> : this.props.children;
  }
}
