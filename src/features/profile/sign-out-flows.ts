import { logout } from '../../../contract/auth/auth-calls.ts';
import { isCallFailure } from '../../platform/http/call-failure.ts';
import { callServer } from '../../platform/http/call-server.ts';
import { localKeys } from '../../platform/key-values.ts';
import { tokenStore } from '../../platform/token-store.ts';
import { signOut } from '../../session/sign-in/sign-out.ts';

const LEFT_TOKEN_KEY = 'left_token';
/** What says that the server was not reached, or could not do it now. */
const RETRYABLE_FAILURES: readonly string[] = [
  'offline',
  'timeout',
  'unreadable',
  'internal',
  'busy',
  'maintenance',
];

/** Ends the session here at once, and on the server now or when the network is back. */
export function signOutHereAndOnServer(): void {
  const token = tokenStore.read();
  // Stored until the server has ended it: a token that is deleted here would stay valid there.
  if (token) localKeys.set(LEFT_TOKEN_KEY, token);
  signOut('chosen');
  void endLeftSession();
}

/** Tokens whose end is on its way. */
const ending = new Set<string>();

/** Ends on the server what was left here without a network, or before a reload. */
export async function endLeftSession(): Promise<void> {
  const token = localKeys.get(LEFT_TOKEN_KEY);
  // The start of the page sends it too, maybe just after a press on Sign out: a second end would be rejected.
  if (!token || ending.has(token)) return;
  ending.add(token);
  try {
    await callServer(logout, {}, { isSilent: true, token });
  } catch (error) {
    if (isCallFailure(error) && RETRYABLE_FAILURES.includes(error.key)) return;
  } finally {
    ending.delete(token);
  }
  if (localKeys.get(LEFT_TOKEN_KEY) === token) localKeys.remove(LEFT_TOKEN_KEY);
}
