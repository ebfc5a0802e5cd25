import { lazy, Suspense } from 'react';
import type { SceneOn } from '../session/pages/scene-names.ts';
import { useStageSettled } from '../stage/mirror/use-stage-settled.ts';
import { SCENES } from '../stage/scene-registry.ts';
import styles from './app.module.css';
import { ErrorBoundary } from './error-boundary.tsx';
import { useStageAfterMirror } from './use-stage.ts';

const SiteFoot = lazy(async () => ({ default: (await import('./frame/site-foot.tsx')).SiteFoot }));

/** Where a sheet is as wide as the window. */
const PHONE = '(width < 768px)';

interface BackSceneProps {
  /** The scene that the route names. */
  scene: SceneOn<'back'>;
  /** A panel lies above it: it stays where it was, out of reach of pointer, keys and readers. */
  isCovered: boolean;
  /** It stands within a panel, which brings what lies below. */
  isWithin: boolean;
}

/** The scene in the scrolled page: its mirror, and behind that the canvas. */
export function BackScene({ scene, isCovered, isWithin }: BackSceneProps) {
  const Stage = useStageAfterMirror(isCovered && matchMedia(PHONE).matches);
  const isSettled = useStageSettled();
  const { mirror: Mirror } = SCENES[scene];
  return (
    <div className={isWithin ? '' : (styles.scene ?? '')} inert={isCovered}>
      <ErrorBoundary>
        <Suspense>
          <Mirror />
        </Suspense>
        <Suspense>{isSettled && !isWithin && <SiteFoot />}</Suspense>
      </ErrorBoundary>
      {Stage && <Stage scene={scene} />}
    </div>
  );
}
