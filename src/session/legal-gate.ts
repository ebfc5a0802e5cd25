import { getLegal, type LegalVersion } from '../../contract/rights/legal-calls.ts';
import { callServer, onCallFailure } from '../platform/http/call-server.ts';
import { paths } from '../platform/paths.ts';
import type { GuideGateParts } from './guide-gate.ts';
import { openOverlay, overlayStore } from './overlay-store.ts';
import { isSignedIn, profileStore } from './profile-store.ts';

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
 * Requests the acceptance of new terms once in a visit, and again when the server has rejected a call for want of it.
 * @returns what stops it.
 */
export function startLegalGate(
  parts: GuideGateParts,
  load: () => Promise<readonly unknown[]> = readPending,
): () => void {
  let asked = 0;
  let cancel = () => {};
  const open = () => {
    const isBusy = overlayStore.getState().stack.length > 0 || TEXTS.includes(parts.path());
    // Whatever lies above the page is answered first.
    if (isBusy) cancel = parts.after(ASK_MS, open);
    else openOverlay(OVERLAY);
  };
  const update = () => {
    const id = profileStore.getState().user?.id ?? 0;
    if (id === asked) return;
    asked = id;
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
      openOverlay(OVERLAY);
    }),
    () => cancel(),
  ];
  update();
  return () => {
    for (const stop of stops) stop();
  };
}
