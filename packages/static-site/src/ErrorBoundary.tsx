import { Component, type ReactNode } from 'react';
import { captureControls, restoreControls, type CapturedPage } from './restoreControls.ts';
import { isStarted, scrollToTop } from './useNavigationEffects.ts';
import { captureVisit } from './visits.ts';

interface ErrorBoundaryProps {
  /** Changes with each navigation. The next visit starts without the error. */
  visitKey: string;
  fallback: ReactNode;
  onError: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** What the page has thrown, until its visit is known. */
  error?: unknown;
  shownError?: unknown;
  /** Key of the visit whose page is replaced by the fallback. */
  failedVisit?: string | undefined;
  /** Key of the visit whose page was rendered again because the DOM had changed. */
  rerenderedVisit?: string | undefined;
}

/** Returns whether React failed to remove or insert a node that a translation or an extension has moved. */
const isDomChangeError = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/** Time without an error after which a page may be rendered again a second time, in ms. */
const rerenderInterval = 1000;

/** Shows the fallback in place of a page that throws. First renders it again if a translation or extension has changed its DOM. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error ?? null };
  }

  // The error may belong to the next visit while the last one is still displayed. Only the props of the same render tell
  // which.
  static getDerivedStateFromProps(
    { visitKey }: ErrorBoundaryProps,
    { error, failedVisit, rerenderedVisit }: ErrorBoundaryState,
  ): ErrorBoundaryState {
    if (error === undefined) return { failedVisit: failedVisit === visitKey ? visitKey : undefined };
    return isDomChangeError(error) && rerenderedVisit !== visitKey
      ? { error: undefined, rerenderedVisit: visitKey }
      : { error: undefined, shownError: error, failedVisit: visitKey };
  }

  override componentDidCatch() {
    if (this.state.failedVisit !== undefined) this.props.onError();
  }

  override getSnapshotBeforeUpdate({ visitKey }: ErrorBoundaryProps, previous: ErrorBoundaryState) {
    if (visitKey !== this.props.visitKey) captureVisit(visitKey);
    const { rerenderedVisit } = this.state;
    return rerenderedVisit && rerenderedVisit !== previous.rerenderedVisit ? captureControls() : null;
  }

  override componentDidUpdate(_: ErrorBoundaryProps, __: ErrorBoundaryState, before: CapturedPage | null) {
    if (!before) return;
    scrollToTop(before.top);
    restoreControls(before);
    // Allows another render later, because the browser translates the new elements, too.
    // oxlint-disable-next-line react/no-did-update-set-state -- It is set later, and once.
    setTimeout(() => this.setState({ rerenderedVisit: undefined }), rerenderInterval);
  }

  override render() {
    const { visitKey, fallback, children } = this.props;
    if (this.state.failedVisit !== visitKey) return children;
    // The static page stays.
    if (!isStarted()) throw this.state.shownError;
    return fallback;
  }
}
