import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/** Isolates an error in one part of the page: the Internal Server Error page is shown instead, or `fallback`. */
export class ErrorBoundary extends Component<
  { children: ReactNode; fallback?: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    import('../session/offline/log-event.ts').then(
      ({ logEvent }) => logEvent('client_fault', { message: String(error).slice(0, 200) }),
      () => undefined,
    );
  }

  override render(): ReactNode {
    const { children, fallback = <ErrorPage /> } = this.props;
    return this.state.hasFailed ? fallback : children;
  }
}
