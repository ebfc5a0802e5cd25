import { ROUND_LEFT_MS } from '../../../contract/limits.ts';
import { type Cents, cents } from '../../../contract/money.ts';
import type { Context } from '../../context.ts';
import { poolShardOf } from '../../ledger/accounts.ts';
import { storeOnce } from '../open-rounds.ts';
import {
  callPayRemoteWin,
  callPlaceRemoteBet,
  callRollBackRemoteBet,
  type RemoteBet,
  type RemoteRollback,
  type RemoteSettlement,
  type RemoteWin,
} from './remote-bet-queries.ts';

type Parts = Pick<Context, 'sql' | 'clock' | 'newId'>;

export interface RemoteAnswer {
  /** See `RemoteSettlement`. */
  readonly status: string;
  readonly balance: Cents;
}

const asAnswer = ({ status, balance }: RemoteSettlement): RemoteAnswer => ({
  status,
  balance: cents(balance),
});

/** Takes a stake that a studio's server asks for, or stores why not. */
export async function placeRemoteBet({ sql, clock, newId }: Parts, bet: RemoteBet): Promise<RemoteAnswer> {
  const now = clock.now();
  const movement = {
    journalId: newId(),
    roundId: newId(),
    now,
    settlesAt: now + ROUND_LEFT_MS,
    poolShard: poolShardOf(bet.playerId),
  };
  return asAnswer(await storeOnce(() => callPlaceRemoteBet(sql, bet, movement)));
}

/** Pays a win, whatever holds of its player now. */
export async function payRemoteWin({ sql, clock, newId }: Parts, win: RemoteWin): Promise<RemoteAnswer> {
  const movement = { journalId: newId(), now: clock.now(), poolShard: poolShardOf(win.playerId) };
  return asAnswer(await storeOnce(() => callPayRemoteWin(sql, win, movement)));
}

/** Gives a stake back, whatever holds of its player now. What never came is refused when it does. */
export async function rollBackRemoteBet(
  { sql, clock, newId }: Parts,
  rollback: RemoteRollback,
): Promise<RemoteAnswer> {
  const movement = { journalId: newId(), now: clock.now() };
  return asAnswer(await storeOnce(() => callRollBackRemoteBet(sql, rollback, movement)));
}
