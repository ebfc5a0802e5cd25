import type { Context } from '../../context.ts';
import type { RemotePage } from '../../hooks.ts';
import { runTransaction } from '../../ledger/run-transaction.ts';
import { closeGameSessions } from '../game-sessions.ts';
import { openRemoteSession } from '../remote-rounds/remote-sessions.ts';

type Opening = Parameters<typeof openRemoteSession>[1] & { readonly isPlayMoney: boolean };

interface OpenedGame {
  readonly url: string;
  /** Empty for play money, which is the studio's: there is no session of ours. */
  readonly gameSessionId: string;
  readonly gamesOrigin: string;
}

/**
 * Opens a remote game for who may play it. Nothing is left open where its page is not to be had.
 * @throws CallError studioDown, or what stands against the player
 */
export async function openRemoteGame(
  context: Context,
  { isPlayMoney, ...opening }: Opening,
  page: RemotePage,
): Promise<OpenedGame> {
  const { playerId } = opening;
  // Of the pages by which a player leaves: the studio's own page tells the app nothing.
  const { gamesOrigin } = page;
  if (isPlayMoney) {
    await leaveGames(context, playerId);
    const { url } = await page.open(null);
    return { url, gameSessionId: '', gamesOrigin };
  }
  const { id, token, pseudonym } = await openRemoteSession(context, opening);
  try {
    const { url } = await page.open({ token, pseudonym });
    return { url, gameSessionId: id, gamesOrigin };
  } catch (error) {
    await closeGameSessions(context.sql, playerId, context.clock.now(), 'failed', id);
    throw error;
  }
}

/** As every start does: whoever may not play opens nothing, and the game before ends. */
const leaveGames = (context: Context, playerId: string): Promise<void> =>
  runTransaction(context.sql, async (tx) => {
    const now = await context.hooks.assertMayPlay(tx, context.clock, playerId);
    await closeGameSessions(tx, playerId, now, 'replaced');
  });
