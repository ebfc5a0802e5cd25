import { Suspense } from 'react';
import { useStore } from 'zustand';
import type { Dock } from '../features/jackpot/bubble-button.tsx';
import { loadMessages } from '../platform/i18n.ts';
import { isSignedIn, profileStore } from '../session/player/profile-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyExtra } from './lazy-extra.ts';

const Bubble = lazyExtra(async () => {
  const [{ Bubble: Part }] = await Promise.all([
    import('../features/jackpot/bubble.tsx'),
    loadMessages('bubble'),
  ]);
  return Part;
});

/** A member's button to the jackpot, in the row that it is put in, or floating (decision 900). */
export function JackpotBubble({ dock = null }: { dock?: Dock | null }) {
  const isMember = useStore(profileStore, isSignedIn);
  return (
    // An error in it must not take the page along.
    <ErrorBoundary fallback={null}>
      <Suspense>{isMember && <Bubble dock={dock} />}</Suspense>
    </ErrorBoundary>
  );
}
