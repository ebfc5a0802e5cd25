import { localKeys } from '../../../platform/key-values.ts';
import { isSignedIn } from '../../../session/player/profile-store.ts';
import { hasWithdrawalOnlySession } from '../../../session/player/withdrawal-only.ts';

const KEY = 'chat_code';

/** Whether the platform knows the sender from the session. */
const isKnown = (): boolean => isSignedIn() || hasWithdrawalOnlySession();

/** What a guest's messages belong to, in this browser alone. Empty for a member, and for a guest who has written nothing. */
export const senderCode = (): string => (isKnown() ? '' : (localKeys.get(KEY) ?? ''));

/** The same; a guest who has none gets one. */
export function ensureSenderCode(): string {
  if (isKnown()) return '';
  const known = localKeys.get(KEY);
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const code = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localKeys.set(KEY, code);
  return code;
}

/** Whether there may be a chat: nothing is asked for a guest who has never written. */
export const mayHaveChat = (): boolean => isKnown() || senderCode() !== '';
