import { cents } from '../../contract/money.ts';
import type {
  Bonus,
  forfeitBonus,
  getBonusState,
  getFirstDeposit,
  releaseBonus,
} from '../../contract/rewards/bonus-calls.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Db, Tx } from '../db/sql.ts';
import { type CallRequest, type Handler, memberOf } from '../http/handler.ts';
import { transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { withRequestId } from '../ledger/request-ids.ts';
import { assertMayPlay } from '../protection/public/may-play.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { readCoupons, readEdge, readFirstDeposit } from './bonus-offers.ts';
import { type BonusRow, findBonusRow, lockBonus, readBonusRows, updateBonusEnded } from './bonus-queries.ts';

const SHOWN_ENDED = 20;

const asBonus = (row: BonusRow): Bonus => ({
  bonusId: row.id,
  source: row.source,
  amount: cents(row.amount),
  need: cents(row.need),
  // The progress of an ended bonus is not stored, and the turnover has grown since.
  done: cents(row.state === 'released' ? row.need : row.state === 'running' ? row.done : 0),
  state: row.state,
  grantedAt: row.grantedAt,
  expiresAt: row.expiresAt,
  endedAt: row.endedAt,
});

async function readBonuses(db: Db, playerId: string, isRunning: boolean): Promise<Bonus[]> {
  const rows = await readBonusRows(db, { playerId, isRunning, most: SHOWN_ENDED });
  return rows.map(asBonus);
}

const readBonusState: Handler<typeof getBonusState> = async (_body, request) => {
  const { context } = request;
  const { sql, clock } = context;
  const { id } = memberOf(request);
  const now = clock.now();
  const [held, running, ended, first, coupons, edgePpm, isOffered] = await Promise.all([
    readBalance(sql, id, 'bonus'),
    readBonuses(sql, id, true),
    readBonuses(sql, id, false),
    readFirstDeposit(sql, { playerId: id, now }),
    readCoupons(sql, id, now),
    readEdge(sql),
    mayBeOffered(context, id),
  ]);
  const offers = isOffered ? [...(first ? [first] : []), ...coupons] : [];
  return { held: cents(held), running, ended, offers, edgePpm };
};

const readFirstDepositOffer: Handler<typeof getFirstDeposit> = async (_body, { context, player }) => {
  const { sql, clock } = context;
  const [offer, edgePpm, isOffered] = await Promise.all([
    readFirstDeposit(sql, { playerId: player?.id ?? null, now: clock.now() }),
    readEdge(sql),
    player === null || mayBeOffered(context, player.id),
  ]);
  return { offer: isOffered ? offer : null, edgePpm };
};

/** Locked until the transaction ends. @throws CallError bonusUnknown or bonusEnded. */
async function lockRunning(tx: Tx, playerId: string, bonusId: string): Promise<BonusRow> {
  if (isUuid(bonusId)) await lockBonus(tx, playerId, bonusId);
  const row = isUuid(bonusId) ? await findBonusRow(tx, playerId, bonusId) : undefined;
  if (!row) throw new CallError('bonusUnknown', 'the player has no such bonus');
  if (row.state !== 'running') throw new CallError('bonusEnded', `the bonus is ${row.state}`);
  return row;
}

/** Ends a locked bonus: its money is moved to the balance, or back to the platform. */
export async function endBonus(
  tx: Tx,
  context: Pick<Context, 'newId' | 'clock'>,
  row: Pick<BonusRow, 'playerId' | 'id' | 'amount'>,
  end: 'released' | 'givenUp' | 'expired',
): Promise<void> {
  const now = context.clock.now();
  await updateBonusEnded(tx, { playerId: row.playerId, id: row.id, state: end, now });
  await postJournal(tx, {
    playerId: row.playerId,
    id: context.newId(),
    kind: end === 'released' ? 'bonusReleased' : 'bonusEnded',
    entries: transfer(row.amount, {
      from: 'player:bonus',
      to: end === 'released' ? 'player:coin' : 'house:bonus',
    }),
    at: now,
  });
}

function endAs(end: 'released' | 'givenUp') {
  return async ({ requestId, bonusId }: { requestId: string; bonusId: string }, request: CallRequest) => {
    const { context } = request;
    const { id: playerId } = memberOf(request);
    const call = end === 'released' ? 'releaseBonus' : 'forfeitBonus';
    await withRequestId(context, { playerId, call, requestId, body: { bonusId } }, async (tx) => {
      // An earned bonus may be released on a break; cancelling needs no check, as it grants nothing.
      if (end === 'released') await assertMayPlay(tx, context.clock, playerId, { isBreakAllowed: true });
      const row = await lockRunning(tx, playerId, bonusId);
      if (end === 'released' && row.done < row.need)
        throw new CallError('bonusNotEarned', `bets of ${row.need - row.done} are missing`);
      await endBonus(tx, context, row, end);
      return null;
    });
    const row = await findBonusRow(context.sql, playerId, bonusId);
    if (!row) throw new Error(`bonus ${bonusId} is gone`);
    return { coin: cents(await readBalance(context.sql, playerId, 'coin')), bonus: asBonus(row) };
  };
}

const releaseRunningBonus: Handler<typeof releaseBonus> = endAs('released');
const forfeitRunningBonus: Handler<typeof forfeitBonus> = endAs('givenUp');

export const bonusHandlers = {
  getBonusState: readBonusState,
  getFirstDeposit: readFirstDepositOffer,
  releaseBonus: releaseRunningBonus,
  forfeitBonus: forfeitRunningBonus,
};
