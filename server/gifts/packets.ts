import type { openRedPacket, RedPacket } from '../../contract/gifts/gift-calls.ts';
import { ActivityId } from '../../contract/ids.ts';
import { assertActivityRuns } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import type { Context } from '../context.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { amountOf, transfer } from '../ledger/entries.ts';
import { postJournal } from '../ledger/post-journal.ts';
import { runTransaction } from '../ledger/run-transaction.ts';
import type { Locale } from '../localization/localized.ts';
import { claimRewards } from '../rewards/public/claim-rewards.ts';
import { POINTS_PROP } from '../rewards/public/reward-accounts.ts';
import { closePacket } from './close-packet.ts';
import {
  claimPiece,
  findOpenedPiece,
  lockEndedPackets,
  lockPacketShared,
  readRunningPackets,
} from './packet-queries.ts';

export async function readRedPackets(
  db: Db,
  { playerId, now, locale }: { readonly playerId: string; readonly now: number; readonly locale: Locale },
): Promise<RedPacket[]> {
  const rows = await readRunningPackets(db, { playerId, now });
  return rows.map(({ id, name, endsAt, pieces, left, found }) => ({
    packetId: id,
    name: name[locale],
    endsAt,
    pieces,
    left,
    found,
  }));
}

const openPacket: Handler<typeof openRedPacket> = ({ requestId, packetId }, request) => {
  const { context } = request;
  const { id: playerId } = memberOf(request);
  const about = { playerId, call: 'openRedPacket', requestId, body: { packetId } };
  return claimRewards(context, about, async (tx, now) => {
    await assertActivityRuns(tx, ActivityId.redPacket, now);
    const packet = await lockPacketShared(tx, packetId);
    const isRunning = packet?.stoppedAt === null && packet.startsAt <= now && now < packet.endsAt;
    if (!isRunning) throw new CallError('packetUnknown', `red packet ${packetId} is not offered`);
    if (await findOpenedPiece(tx, packetId, playerId))
      throw new CallError('rewardClaimed', `red packet ${packetId} was opened before`);
    const piece = await claimPiece(tx, { packetId, playerId, now });
    if (!piece) throw new CallError('packetEmpty', `red packet ${packetId} is empty`);
    // From the packet's own budget, out of which nothing goes but its pieces.
    const entries = transfer(amountOf('points', piece.points), {
      from: 'house:points:packets',
      to: 'house:points',
    });
    await postJournal(tx, { playerId, id: context.newId(), kind: 'packetOpened', entries, at: now });
    const rewards = [{ propId: POINTS_PROP, count: piece.points }];
    return [{ source: 'redPacket', key: packetId, rewards }];
  });
};

const BATCH = 20;

/** A job: what is left in packets that are over goes back. */
export function emptyOldPackets({ sql, clock, newId }: Context): Promise<number> {
  const now = clock.now();
  return runTransaction(sql, async (tx) => {
    const over = await lockEndedPackets(tx, now, BATCH);
    for (const { id } of over) await closePacket(tx, { newId }, { id, now });
    return over.length;
  });
}

export const packetHandlers = { openRedPacket: openPacket };
