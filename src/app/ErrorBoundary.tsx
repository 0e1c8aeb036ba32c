import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called once for each error caught. */
  onError: (error: unknown) => void;
}

/** Draws the error page in place of a page that could not be drawn. A class: React has no hook for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}
