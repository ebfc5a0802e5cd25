import { PENDING_MONEY_MS } from '../../../contract/limits.ts';
import type { HeartbeatDependencies } from './heartbeat.ts';

interface PendingMoneyDependencies extends Omit<HeartbeatDependencies, 'beat'> {
  /** Asks for the balances. Its failure is ignored: the next one follows. */
  ask(): Promise<void>;
  isPending(): boolean;
  /** @returns what stops it. */
  onPendingChange(listener: () => void): () => void;
}

/**
 * Beside the heartbeat: asks for the balances as soon as the page is visible again, and every 20 s while it is visible and
 * money is on its way, so that a deposit that is paid elsewhere shows. @returns what stops it.
 */
export function followPendingMoney(parts: PendingMoneyDependencies): () => void {
  let cancel = () => {};
  const ask = () => {
    void parts.ask().catch(() => undefined);
    arm();
  };
  const arm = () => {
    cancel();
    cancel = () => {};
    if (!parts.isHidden() && parts.isPending()) cancel = parts.after(PENDING_MONEY_MS, ask);
  };
  const stops = [
    parts.onVisibilityChange(() => (parts.isHidden() ? arm() : ask())),
    parts.onPendingChange(arm),
  ];
  arm();
  return () => {
    for (const stop of stops) stop();
    cancel();
  };
}
