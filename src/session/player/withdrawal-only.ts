import { startWithdrawalOnly } from '../../../contract/auth/withdrawal-only-calls.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { sessionKeys } from '../../platform/key-values.ts';
import { isSignedIn } from './profile-store.ts';

const TOKEN_KEY = 'way_out';
const PLAYER_KEY = 'way_out_player';

/** The ticket that a rejected sign-in brings for a player who may only withdraw; null without one. */
export function readWithdrawalTicket(details: unknown): string | null {
  if (typeof details !== 'object' || details === null || !('withdrawalTicket' in details)) return null;
  return typeof details.withdrawalTicket === 'string' ? details.withdrawalTicket : null;
}

/** Opens the withdrawal-only session; this tab stores it, and the player is no member. @throws CallFailure */
export async function openWithdrawalOnlySession(ticket: string): Promise<void> {
  const { token, id } = await callServer(startWithdrawalOnly, { ticket });
  sessionKeys.set(TOKEN_KEY, token);
  sessionKeys.set(PLAYER_KEY, String(id));
}

export function hasWithdrawalOnlySession(): boolean {
  return !isSignedIn() && sessionKeys.get(TOKEN_KEY) !== null;
}

/** For calls of members and of withdrawal-only sessions alike. */
export function withWithdrawalOnlyToken(): { token?: string } {
  const token = isSignedIn() ? null : sessionKeys.get(TOKEN_KEY);
  return token === null ? {} : { token };
}

/** The player whose money it is, signed in or not; 0 for none. */
export const withdrawalOnlyPlayer = (): number => Number(sessionKeys.get(PLAYER_KEY) ?? 0);

export function endWithdrawalOnlySession(): void {
  sessionKeys.remove(TOKEN_KEY);
  sessionKeys.remove(PLAYER_KEY);
}
