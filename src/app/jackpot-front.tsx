import { lazy, Suspense } from 'react';
import { Fence } from './fence.tsx';

const Front = lazy(async () => ({ default: (await import('../stage/front-host.tsx')).FrontHost }));

/** The canvas in front of the hall. Whatever happens to it, the hall goes on without. */
export function JackpotFront() {
  return (
    <Fence fallback={null}>
      <Suspense>
        <Front scene="jackpot" />
      </Suspense>
    </Fence>
  );
}
