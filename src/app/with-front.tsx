import type { ReactNode } from 'react';
import { FrontSceneContext } from '../session/pages/front-scene.ts';
import type { SceneOn } from '../session/pages/scene-names.ts';
import { FrontScene } from './front-scene.tsx';

interface WithFrontProps {
  /** What the row of a page or an overlay says. */
  row: { readonly front?: SceneOn<'front'> | undefined; readonly hasOwnFront?: boolean | undefined };
  children: ReactNode;
}

/** A panel with the front scene of its row above it, or handed to it. */
export function WithFront({ row, children }: WithFrontProps) {
  if (!row.front) return children;
  const front = <FrontScene scene={row.front} />;
  if (row.hasOwnFront) return <FrontSceneContext value={front}>{children}</FrontSceneContext>;
  return (
    <>
      {children}
      {front}
    </>
  );
}
