import { lazy, Suspense } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';

const Front = lazy(async () => ({ default: (await import('../stage/front-host.tsx')).FrontHost }));

/** The canvas in front of the hall. Whatever happens to it, the hall goes on without. */
export function JackpotFront() {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Front scene="jackpot" />
      </Suspense>
    </ErrorBoundary>
  );
}
