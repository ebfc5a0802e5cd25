import { enterWayOut } from '../../contract/auth/withdrawal-only-calls.ts';
import { callServer } from '../platform/http/call-server.ts';
import { sessionKeys } from '../platform/key-values.ts';
import { isSignedIn } from './profile-store.ts';

const TOKEN_KEY = 'way_out';
const PLAYER_KEY = 'way_out_player';

/** The ticket that a refused sign-in brings along for whoever may not play any more; null without one. */
export function wayOutTicket(details: unknown): string | null {
  if (typeof details !== 'object' || details === null || !('wayOut' in details)) return null;
  return typeof details.wayOut === 'string' ? details.wayOut : null;
}

/** Opens the session that leads only out; this tab keeps it, and it makes nobody a member. @throws CallFailure */
export async function openWayOut(ticket: string): Promise<void> {
  const { token, id } = await callServer(enterWayOut, { ticket });
  sessionKeys.set(TOKEN_KEY, token);
  sessionKeys.set(PLAYER_KEY, String(id));
}

export function hasWayOut(): boolean {
  return !isSignedIn() && sessionKeys.get(TOKEN_KEY) !== null;
}

/** For calls that members and those on their way out make alike. */
export function asWayOut(): { token?: string } {
  const token = isSignedIn() ? null : sessionKeys.get(TOKEN_KEY);
  return token === null ? {} : { token };
}

/** Whose money it is, where nobody is signed in; 0 for nobody. */
export const wayOutPlayer = (): number => Number(sessionKeys.get(PLAYER_KEY) ?? 0);

export function closeWayOut(): void {
  sessionKeys.remove(TOKEN_KEY);
  sessionKeys.remove(PLAYER_KEY);
}
