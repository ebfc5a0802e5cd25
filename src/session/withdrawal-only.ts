import { startWithdrawalOnly } from '../../contract/auth/withdrawal-only-calls.ts';
import { callServer } from '../platform/http/call-server.ts';
import { sessionKeys } from '../platform/key-values.ts';
import { isSignedIn } from './profile-store.ts';

const TOKEN_KEY = 'way_out';
const PLAYER_KEY = 'way_out_player';

/** The ticket that a refused sign-in brings along for whoever may not play any more; null without one. */
export function readWithdrawalTicket(details: unknown): string | null {
  if (typeof details !== 'object' || details === null || !('withdrawalTicket' in details)) return null;
  return typeof details.withdrawalTicket === 'string' ? details.withdrawalTicket : null;
}

/** Opens the session that leads only out; this tab keeps it, and it makes nobody a member. @throws CallFailure */
export async function openWithdrawalOnlySession(ticket: string): Promise<void> {
  const { token, id } = await callServer(startWithdrawalOnly, { ticket });
  sessionKeys.set(TOKEN_KEY, token);
  sessionKeys.set(PLAYER_KEY, String(id));
}

export function hasWithdrawalOnlySession(): boolean {
  return !isSignedIn() && sessionKeys.get(TOKEN_KEY) !== null;
}

/** For calls that members and those on their way out make alike. */
export function withWithdrawalOnlyToken(): { token?: string } {
  const token = isSignedIn() ? null : sessionKeys.get(TOKEN_KEY);
  return token === null ? {} : { token };
}

/** Whose money it is, where nobody is signed in; 0 for nobody. */
export const withdrawalOnlyPlayer = (): number => Number(sessionKeys.get(PLAYER_KEY) ?? 0);

export function endWithdrawalOnlySession(): void {
  sessionKeys.remove(TOKEN_KEY);
  sessionKeys.remove(PLAYER_KEY);
}
