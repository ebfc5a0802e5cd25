import { cents } from '../../contract/money.ts';
import type { appUserCoinDetail, CoinRow, RecordKind } from '../../contract/wallet/record-calls.ts';
import type { JournalRecords } from '../hooks.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { journalKindsOf, namedKindsOf, recordKindOf } from '../ledger/record-kinds.ts';
import { type Place, readCursor, spanOf, TOP, writeCursor } from './record-pages.ts';
import { readBetPage, readMovementPage } from './record-queries.ts';

/** A movement other than a round of a game; tickets of a lottery are bets without a game. */
const NO_BET = { gameName: null, stake: null, win: null } as const;

/**
 * Rounds and all other movements are read from an index each, so the cursor of the list is a cursor in each of them.
 */
interface RecordCursors {
  readonly round: Place;
  readonly money: Place;
}

function readCursors(cursor: string | null): RecordCursors {
  if (cursor === null) return { round: TOP, money: TOP };
  const [roundAt, roundId, at, id] = cursor.split('|');
  return { round: readCursor(roundAt, roundId), money: readCursor(at, id) };
}

function kindsOf(journals: JournalRecords, kind: RecordKind | null) {
  if (kind === null) return null;
  const only = journalKindsOf(journals, kind);
  return only ? { only } : { except: namedKindsOf(journals) };
}

const listCoinMovements: Handler<typeof appUserCoinDetail> = async (
  { kind, cursor, pageSize, from, to },
  request,
) => {
  const { sql, hooks } = request.context;
  const asked = { ...spanOf({ from, to }), playerId: memberOf(request).id, limit: pageSize + 1 };
  const places = readCursors(cursor);
  const [rounds, money] = await Promise.all([
    kind === null || kind === 'bet' ? readBetPage(sql, { ...asked, before: places.round }) : [],
    readMovementPage(sql, { ...asked, before: places.money }, kindsOf(hooks.journals, kind)),
  ]);
  const list: CoinRow[] = [];
  let next = places;
  let [round, moved] = [0, 0];
  while (list.length < pageSize) {
    const [bet, movement] = [rounds[round], money[moved]];
    if (bet && (!movement || bet.settledAt >= movement.at)) {
      const { id, settledAt: at, gameName, studioRound } = bet;
      const [stake, win] = [cents(bet.stake), cents(bet.win)];
      const row = { id, at, kind: 'bet', amount: cents(win - stake), gameName, stake, win } as const;
      list.push(studioRound === null ? row : { ...row, studioRound });
      next = { ...next, round: { at, id } };
      round += 1;
    } else if (movement) {
      const { id, at, amount, journalKind } = movement;
      list.push({
        id,
        at,
        kind: recordKindOf(hooks.journals, journalKind),
        amount: cents(amount),
        ...NO_BET,
      });
      next = { ...next, money: { at, id } };
      moved += 1;
    } else break;
  }
  const hasMore = round < rounds.length || moved < money.length;
  return { list, nextCursor: hasMore ? `${writeCursor(next.round)}|${writeCursor(next.money)}` : null };
};

export const coinRecordHandlers = { appUserCoinDetail: listCoinMovements };
