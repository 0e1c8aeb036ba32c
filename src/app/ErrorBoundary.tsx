import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called once for each error caught. */
  onError?: (error: unknown) => void;
  /** Round the whole page: what stands in its place has to be a page of its own. */
  isRoot?: boolean;
}

/** Draws the error page in place of a page that could not be drawn. A class: React has no hook for it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { isRoot = false, children } = this.props;
    if (!this.state.hasFailed) return children;
    return isRoot ? (
      <main>
        <ErrorPage />
      </main>
    ) : (
      <ErrorPage />
    );
  }
}
