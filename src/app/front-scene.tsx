import { lazy, Suspense } from 'react';
import type { SceneOn } from '../session/scene-names.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const FrontHost = lazy(async () => ({ default: (await import('../stage/front-host.tsx')).FrontHost }));

/** The canvas in front of a panel. Whatever happens to it, the panel goes on without. */
export function FrontScene({ scene }: { scene: SceneOn<'front'> }) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <FrontHost scene={scene} />
      </Suspense>
    </ErrorBoundary>
  );
}
