import { openOverlay, overlayStore, removeOverlay } from '../../session/overlays/overlay-store.ts';
import { isSignedIn, profileStore } from '../../session/player/profile-store.ts';
import { protectionStore, serverNow } from '../../session/player/protection-store.ts';

const OVERLAY_NAME = 'reality-check';
/** The pause before a check that cannot be shown, or requested, is retried. */
const RETRY_MS = 10_000;
/** What a timer can count. */
const LONGEST_MS = 2 ** 31 - 1;

export interface RealityCheckDependencies {
  /** Requests limits and session from the server and stores them. */
  load(): Promise<void>;
  /** Milliseconds. @returns what cancels it. */
  after(ms: number, work: () => void): () => void;
  onVisibilityChange(listener: () => void): () => void;
  isHidden(): boolean;
}

/**
 * Requests limits and session whenever the session's figures change, and opens the reality check when it is due. Only
 * an answer closes it: whatever else has closed it, it opens again. @returns the function that stops it.
 */
export function startRealityCheck({
  load,
  after,
  onVisibilityChange,
  isHidden,
}: RealityCheckDependencies): () => void {
  let cancel = () => {};
  let isAsking = false;
  let askedFor = '';
  /** The figures of the due check have been requested again. */
  let isFresh = false;

  const check = () => {
    if (isAsking || !isSignedIn()) return;
    isAsking = true;
    load().then(
      () => {
        isAsking = false;
        arm();
      },
      () => {
        isAsking = false;
        // Without an answer the older figures are used; without any the server still accepts no stake.
        arm();
        if (protectionStore.getState().told) return;
        cancel();
        cancel = after(RETRY_MS, check);
      },
    );
  };

  const arm = () => {
    cancel();
    const { told } = protectionStore.getState();
    if (!told) {
      removeOverlay(OVERLAY_NAME);
      return;
    }
    const dueIn = told.session.realityAt - serverNow();
    if (dueIn > 0) {
      isFresh = false;
      removeOverlay(OVERLAY_NAME);
      cancel = after(Math.min(dueIn, LONGEST_MS), arm);
    } else if (!isFresh) {
      // It may have been answered in another tab, and the figures must be those of now.
      isFresh = true;
      check();
    } else if (!isOpen()) {
      openOverlay(OVERLAY_NAME);
    }
  };

  const follow = () => {
    const { session } = profileStore.getState();
    const wanted = session ? `${session.id} ${session.staked} ${session.won}` : '';
    if (wanted === askedFor && protectionStore.getState().told) return;
    askedFor = wanted;
    if (wanted) check();
  };

  const restore = () => {
    const { told } = protectionStore.getState();
    if (!told || isOpen() || isAsking || told.session.realityAt > serverNow()) return;
    cancel();
    cancel = after(RETRY_MS, arm);
  };

  const stops = [
    profileStore.subscribe(follow),
    protectionStore.subscribe(arm),
    overlayStore.subscribe(restore),
    // A machine that slept has not counted: the server has.
    onVisibilityChange(() => {
      if (!isHidden()) check();
    }),
    () => cancel(),
  ];
  follow();
  return () => {
    for (const stop of stops) stop();
  };
}

function isOpen(): boolean {
  return overlayStore.getState().stack.some(({ name }) => name === OVERLAY_NAME);
}
