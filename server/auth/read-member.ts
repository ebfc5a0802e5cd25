import type { Context } from '../context.ts';
import { readSessionInfo, readUserInfo } from '../profile/public/player-profile.ts';

/** Who is signed in, as their page shows them, and what the server says of their session. */
export async function readMember(
  { sql, clock }: Pick<Context, 'sql' | 'clock'>,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
) {
  const now = clock.now();
  const [userInfo, session] = await Promise.all([
    readUserInfo(sql, playerId, now),
    readSessionInfo(sql, { playerId, sessionId, now }),
  ]);
  return { userInfo, session };
}
