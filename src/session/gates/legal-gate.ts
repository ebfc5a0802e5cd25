import { getLegal, type LegalVersion } from '../../../contract/rights/legal-calls.ts';
import { callServer, onCallFailure } from '../../platform/http/call-server.ts';
import { paths } from '../../platform/paths.ts';
import { onOverlayRead, openOverlay, overlayStore } from '../overlays/overlay-store.ts';
import { isSignedIn, profileStore } from '../player/profile-store.ts';
import type { GuideGateDependencies } from './guide-gate.ts';

const OVERLAY = 'new-terms';
/** Where they are being read already. */
const TEXTS: readonly string[] = [paths.termsOfUse, paths.privacyPolicy];
/** The page is seen before anything lies over it. */
const ASK_MS = 1_200;

async function readPending(): Promise<readonly LegalVersion[]> {
  const { documents } = await callServer(getLegal, {}, { isSilent: true });
  return documents.filter(({ isPending }) => isPending);
}

/**
 * Requests the acceptance of new terms once in a visit, and again when the server has rejected a call for want of it. What
 * has taken them away before they were closed brings them back. @returns what stops it.
 */
export function startLegalGate(
  parts: GuideGateDependencies,
  load: () => Promise<readonly unknown[]> = readPending,
): () => void {
  let asked = 0;
  let cancel = () => {};
  /** The page on which it has opened, until its reader closes it. */
  let unreadOn: string | null = null;
  const show = () => {
    unreadOn = parts.path();
    openOverlay(OVERLAY);
  };
  const open = () => {
    const isBusy = overlayStore.getState().stack.length > 0 || TEXTS.includes(parts.path());
    // Whatever lies above the page is answered first.
    if (isBusy) cancel = parts.after(ASK_MS, open);
    else show();
  };
  const update = () => {
    const id = profileStore.getState().user?.id ?? 0;
    if (id === asked) return;
    asked = id;
    unreadOn = null;
    cancel();
    if (!isSignedIn()) return;
    cancel = parts.after(ASK_MS, () => {
      load().then(
        (pending) => {
          if (pending.length > 0 && profileStore.getState().user?.id === id) open();
        },
        () => undefined,
      );
    });
  };
  const stops = [
    profileStore.subscribe(update),
    onCallFailure(({ key }) => {
      if (key !== 'legalChanged') return;
      cancel();
      show();
    }),
    onOverlayRead(({ name }) => {
      if (name === OVERLAY) unreadOn = null;
    }),
    parts.onPathChange(() => {
      if (unreadOn === null || unreadOn === parts.path()) return;
      cancel();
      cancel = parts.after(ASK_MS, open);
    }),
    () => cancel(),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}
