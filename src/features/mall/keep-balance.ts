import { applyBalance, profileStore } from '../../session/player/profile-store.ts';
import { refreshProfile } from '../../session/player/refresh.ts';
import { isUntold, scratchStore } from './scratch-store.ts';

/**
 * A card that is open on the server and covered here has its prize in the balance: until it is told, the balance of a
 * refresh is not shown.
 * @returns what ends it, and asks for what was held back
 */
export function keepBalance(): () => void {
  const kept = profileStore.getState().user;
  let hasHeldBack = false;
  const stop = profileStore.subscribe(({ user }) => {
    if (!kept || user?.id !== kept.id || user.coin === kept.coin) return;
    if (!isUntold(scratchStore.getState().table)) return;
    hasHeldBack = true;
    applyBalance(kept.coin);
  });
  return () => {
    stop();
    if (hasHeldBack) void refreshProfile();
  };
}
