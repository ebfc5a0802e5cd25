import { lazy, Suspense } from 'react';
import type { SceneOn } from '../session/pages/scene-names.ts';
import { ErrorBoundary } from './error-boundary.tsx';

const FrontHost = lazy(async () => ({ default: (await import('../stage/front-host.tsx')).FrontHost }));

interface FrontSceneProps {
  scene: SceneOn<'front'>;
  /** There is nothing to draw it with, or it is not to move. */
  onAbsent?: () => void;
}

/** The canvas in front of a panel. Whatever happens to it, the panel goes on without. */
export function FrontScene({ scene, onAbsent }: FrontSceneProps) {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <FrontHost scene={scene} onAbsent={onAbsent} />
      </Suspense>
    </ErrorBoundary>
  );
}
