import { Component, type ReactNode } from 'react';
import { captureForms, restoreForms, type CapturedForms } from './restoreForms.ts';

interface ErrorBoundaryProps {
  /** Changes with each navigation; the next visit starts without the last one's error. */
  visit: string;
  /** Shown in place of a page that throws. */
  fallback: ReactNode;
  /** Called once the fallback is shown. */
  onBroken: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  /** What the page has thrown, until `visit` is known. */
  error?: unknown;
  /** The visit whose page is replaced by the fallback. */
  brokenVisit?: string | undefined;
  /** The visit whose page was just rendered again because the DOM had changed. */
  renderedAgain?: string | undefined;
}

/** Thrown where React removes or inserts a node next to one that a translation or an extension has moved. */
const isChangedDom = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError';

/** How long a page that was rendered again must work before that is done a second time, in milliseconds. */
const provenAfter = 1000;

/**
 * Shows the fallback in place of a page that throws, until the next navigation. A page whose DOM somebody else has
 * changed is rendered again instead. If that fails at once, the fallback is shown.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error ?? new Error('The page has thrown nothing.') };
  }

  // The error may belong to the next visit while the last one is still on the screen: only the props of the same render
  // tell which. Going back to a visit that broke tries it again.
  static getDerivedStateFromProps(
    { visit }: ErrorBoundaryProps,
    { error, brokenVisit, renderedAgain }: ErrorBoundaryState,
  ): ErrorBoundaryState {
    if (error === undefined) return { brokenVisit: brokenVisit === visit ? visit : undefined };
    return isChangedDom(error) && renderedAgain !== visit
      ? { error: undefined, renderedAgain: visit }
      : { error: undefined, brokenVisit: visit };
  }

  override componentDidCatch() {
    if (this.state.brokenVisit !== undefined) this.props.onBroken();
  }

  override getSnapshotBeforeUpdate(_: ErrorBoundaryProps, { renderedAgain }: ErrorBoundaryState) {
    const { renderedAgain: visit } = this.state;
    return visit === undefined || visit === renderedAgain ? null : { forms: captureForms(), scrollY };
  }

  override componentDidUpdate(
    _: ErrorBoundaryProps,
    __: ErrorBoundaryState,
    before: { forms: CapturedForms; scrollY: number } | null,
  ) {
    if (!before) return;
    scrollTo(0, before.scrollY);
    restoreForms(before.forms);
    this.allowAnotherRender();
  }

  /** The browser translates the new elements, too: a later interaction may fail for the same reason. */
  allowAnotherRender() {
    setTimeout(() => this.setState({ renderedAgain: undefined }), provenAfter);
  }

  override render() {
    return this.state.brokenVisit === this.props.visit ? this.props.fallback : this.props.children;
  }
}
