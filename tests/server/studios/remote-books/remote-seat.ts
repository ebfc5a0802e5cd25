import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { cents } from '../../../../contract/money.ts';
import type { Context } from '../../../../server/context.ts';
import {
  payRemoteWin,
  placeRemoteBet,
  rollBackRemoteBet,
} from '../../../../server/games/public/remote-rounds.ts';
import { openRemoteSession } from '../../../../server/games/remote-rounds/remote-sessions.ts';
import type { TestPlayer } from '../../games/platform.ts';

const AGGREGATOR = 'sandbox';

/** A player in a game of the sandbox's aggregator, whose transactions reach the ledger without the protocol. Amounts in cents. */
export async function openRemoteSeat(context: Context, player: TestPlayer, gameId: number) {
  const opening = { playerId: player.id, sessionId: player.sessionId, gameId, activityId: null };
  const {
    id: gameSessionId,
    token,
    pseudonym,
  } = await openRemoteSession(context, {
    ...opening,
    aggregator: AGGREGATOR,
  });
  const sent = { aggregator: AGGREGATOR, bodyHash: new Uint8Array(32), playerId: player.id };
  return {
    user: pseudonym,
    token,
    async bet(stake: number, round: string, id: string = randomUUID()): Promise<string> {
      const terms = { refusal: null, gameSessionId, gameId, round, isOver: false, cycleMs: 0 };
      const placed = await placeRemoteBet(context, { ...sent, ...terms, id, stake: cents(stake) });
      expect(placed).toMatchObject({ status: 'ok' });
      return id;
    },
    async refusedBet(stake: number, round: string): Promise<string> {
      const id = randomUUID();
      const terms = { refusal: 'onBreak', gameSessionId, gameId, round, isOver: false, cycleMs: 0 };
      await placeRemoteBet(context, { ...sent, ...terms, id, stake: cents(stake) });
      return id;
    },
    async win(bet: string, amount: number): Promise<string> {
      const id = randomUUID();
      await payRemoteWin(context, { ...sent, id, bet, amount: cents(amount), isOver: true });
      return id;
    },
    async rollback(reference: string): Promise<string> {
      const id = randomUUID();
      await rollBackRemoteBet(context, { ...sent, id, reference });
      return id;
    },
  };
}
