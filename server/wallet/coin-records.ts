import { cents } from '../../contract/money.ts';
import type { appUserCoinDetail, CoinRow, RecordKind } from '../../contract/wallet/record-calls.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { coinPart } from './public/coin-part.ts';
import { journalKindsOf, NAMED_KINDS, recordKindOf } from './public/record-kinds.ts';
import { type Place, readPlace, type Span, spanOf, TOP, writePlace } from './record-pages.ts';

/** A movement that is no bet. */
const NO_BET = { gameName: null, stake: null, win: null } as const;

interface Asked extends Span {
  readonly playerId: string;
  readonly limit: number;
}

/** Rounds and all other movements come from an index each, so the place in the list is a place in each of them. */
interface Places {
  readonly round: Place;
  readonly money: Place;
}

function readPlaces(cursor: string | null): Places {
  if (cursor === null) return { round: TOP, money: TOP };
  const [roundAt, roundId, at, id] = cursor.split('|');
  return { round: readPlace(roundAt, roundId), money: readPlace(at, id) };
}

interface MoneyRow {
  id: string;
  at: number;
  journalKind: string;
  amount: number;
}

interface RoundRow {
  id: string;
  at: number;
  stake: number;
  win: number;
  gameName: string | null;
}

/** Newest first. */
export async function readRounds(db: Db, asked: Asked, before: Place): Promise<RoundRow[]> {
  return db<RoundRow[]>`
    select rounds.id, settled_at as at, stake, win, games.name as game_name
    from rounds left join games on games.id = rounds.game_id
    where player_id = ${asked.playerId} and not is_play_money
      and (settled_at, rounds.id) < (${before.at}, ${before.id})
      and settled_at >= ${asked.start} and settled_at < ${asked.end}
    order by settled_at desc, rounds.id desc limit ${asked.limit}`;
}

async function readMoney(db: Db, asked: Asked, before: Place, kind: RecordKind | null): Promise<MoneyRow[]> {
  const kinds = kind && journalKindsOf(kind);
  const ofKind = kinds
    ? db`and kind in ${db(kinds)}`
    : kind === 'other'
      ? db`and kind not in ${db([...NAMED_KINDS])}`
      : db``;
  return db<MoneyRow[]>`
    select id, at, kind as journal_kind, ${coinPart(db)} as amount from journals
    where player_id = ${asked.playerId} and kind <> 'round' and 'player:coin' = any (accounts)
      and at >= ${asked.start} and at < ${asked.end} and (at, id) < (${before.at}, ${before.id}) ${ofKind}
    order by at desc, id desc limit ${asked.limit}`;
}

const detail: Handler<typeof appUserCoinDetail> = async ({ kind, cursor, pageSize, from, to }, request) => {
  const { sql } = request.context;
  const asked = { ...spanOf({ from, to }), playerId: memberOf(request).id, limit: pageSize + 1 };
  const places = readPlaces(cursor);
  const [rounds, money] = await Promise.all([
    kind === null || kind === 'bet' ? readRounds(sql, asked, places.round) : [],
    kind === 'bet' ? [] : readMoney(sql, asked, places.money, kind),
  ]);
  const list: CoinRow[] = [];
  let next = places;
  let [round, moved] = [0, 0];
  while (list.length < pageSize) {
    const [bet, movement] = [rounds[round], money[moved]];
    if (bet && (!movement || bet.at >= movement.at)) {
      const { id, at, gameName } = bet;
      const [stake, win] = [cents(bet.stake), cents(bet.win)];
      list.push({ id, at, kind: 'bet', amount: cents(win - stake), gameName, stake, win });
      next = { ...next, round: { at, id } };
      round += 1;
    } else if (movement) {
      const { id, at, amount, journalKind } = movement;
      list.push({ id, at, kind: recordKindOf(journalKind), amount: cents(amount), ...NO_BET });
      next = { ...next, money: { at, id } };
      moved += 1;
    } else break;
  }
  const hasMore = round < rounds.length || moved < money.length;
  return { list, nextCursor: hasMore ? `${writePlace(next.round)}|${writePlace(next.money)}` : null };
};

export const coinRecordHandlers = { appUserCoinDetail: detail };
