import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Changes with each navigation; the next visit starts without the last one's error. */
  visit: string;
  /** Shown in place of a page that broke. */
  fallback: ReactNode;
  /** Called once the fallback is shown. */
  onBroken: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** The visit in which the page broke, `true` until the boundary has looked which one it is. */
  brokenIn?: string | boolean;
}

/** Shows the fallback in place of a page that broke, until the visitor goes elsewhere or comes again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { brokenIn: true };
  }

  // The error may belong to the next visit, while the last one is still on the screen: only the props that are
  // drawn with it tell which. And back may lead to a visit that broke: it is tried again.
  static getDerivedStateFromProps({ visit }: ErrorBoundaryProps, { brokenIn }: ErrorBoundaryState) {
    return { brokenIn: (brokenIn === true || brokenIn === visit) && visit };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    return this.state.brokenIn === this.props.visit ? this.props.fallback : this.props.children;
  }
}
