import { type PointerEvent, useRef } from 'react';
import { claimBanner, mirrorStore, setTouch } from './mirror-store.ts';
import { showBanner } from './show-banner.ts';

/** From here on a press is a swipe, and what lay under it is not clicked. */
const START_PX = 8;
/** Far enough to change the banner when the hand lets go. */
const TURN_PX = 40;

/** Which way a swipe of `movedPx` turns the banners: forward when the hand goes left. */
export function turnOfSwipe(movedPx: number): -1 | 0 | 1 {
  if (Math.abs(movedPx) <= TURN_PX) return 0;
  return movedPx < 0 ? 1 : -1;
}

interface Swipe {
  readonly pointerId: number;
  readonly fromX: number;
  isMoving: boolean;
}

/** Handlers for the whole marquee: the drag draws the curtain, and the banner changes when it was drawn far enough. */
export function useBannerSwipe(index: number) {
  const swipe = useRef<Swipe | null>(null);
  const letGo = () => {
    swipe.current = null;
    mirrorStore.setState({ bannerDrag: 0 });
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      claimBanner();
      if (!event.isPrimary || event.button !== 0) return;
      swipe.current = { pointerId: event.pointerId, fromX: event.clientX, isMoving: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const { current } = swipe;
      if (!current || current.pointerId !== event.pointerId) return;
      const moved = event.clientX - current.fromX;
      if (!current.isMoving && Math.abs(moved) < START_PX) return;
      if (!current.isMoving) {
        current.isMoving = true;
        // The click that follows then belongs to the marquee, not to the button in it.
        event.currentTarget.setPointerCapture(event.pointerId);
        setTouch({ pressed: null });
      }
      mirrorStore.setState({ bannerDrag: moved });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const { current } = swipe;
      if (!current || current.pointerId !== event.pointerId) return;
      const turn = current.isMoving ? turnOfSwipe(event.clientX - current.fromX) : 0;
      // First the next banner, then the hand: the curtain must not open on the old one in between.
      if (turn !== 0) showBanner(index + turn);
      letGo();
    },
    onPointerCancel: letGo,
    onFocus: claimBanner,
  };
}
