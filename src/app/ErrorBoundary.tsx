import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Called once for each caught error. */
  onError?: (error: unknown) => void;
  /** Set on the outermost boundary, whose fallback is a whole page. */
  isRoot?: boolean;
}

/** Shows the error page when a page fails to render. A class, because React has no hook for this. */
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
