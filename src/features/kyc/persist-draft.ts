import { saveKycDraft } from '../../../contract/kyc/kyc-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { isHidden, onVisibilityChange } from '../../platform/visibility.ts';
import { connectionStore } from '../../session/calls/connection-store.ts';
import { withWithdrawalOnlyToken } from '../../session/player/withdrawal-only.ts';
import { savedOf } from './kyc-rules.ts';
import { kycStore } from './kyc-store.ts';

/** From the last letter until it is saved. */
const PAUSE_MS = 800;

/**
 * Saves what is typed at the server, where it is sealed: after a pause, when the page is hidden, and when the network is
 * back. What cannot be saved stays in the form without an error.
 * @returns what stops it, with a last save
 */
export function persistDraft(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let saved = '';
  let sending = '';

  const save = async (outlivesPage: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const { status, step, draft } = kycStore.getState();
    const isOpen = status?.state === 'none' || status?.state === 'rejected';
    if (!isOpen || !step || !draft) return;
    const body = savedOf(step, draft);
    const text = JSON.stringify(body);
    if (text === saved || text === sending) return;
    sending = text;
    try {
      await callServer(
        saveKycDraft,
        { draft: body },
        { ...withWithdrawalOnlyToken(), isSilent: true, outlivesPage },
      );
      saved = text;
    } catch {
      // The next letter, or the network, brings the next try.
    } finally {
      if (sending === text) sending = '';
    }
  };

  const stops = [
    kycStore.subscribe((now, before) => {
      if (now.draft === before.draft && now.step === before.step) return;
      // What has just come from the server need not go back there.
      if (!before.status && now.draft && now.step) saved = JSON.stringify(savedOf(now.step, now.draft));
      clearTimeout(timer);
      timer = setTimeout(() => void save(false), PAUSE_MS);
    }),
    connectionStore.subscribe((now, before) => {
      if (now.isOnline && !before.isOnline) void save(false);
    }),
    onVisibilityChange(() => {
      if (isHidden()) void save(true);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    void save(true);
  };
}
