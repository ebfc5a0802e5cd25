import type { JackpotDraw, JackpotRankRow } from '../../contract/jackpot/jackpot.ts';
import type {
  getJackpotDrawProof,
  getJackpotRank,
  getPersonJackpotDrawAwardLog,
} from '../../contract/jackpot/jackpot-calls.ts';
import { cents } from '../../contract/money.ts';
import { commitOf } from '../../maths/provably-fair.ts';
import { CallError } from '../call-error.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Db } from '../db/sql.ts';
import { hexOf } from '../games/public/game-rounds.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { maskName } from '../names/mask-name.ts';
import { isOpenAndUnlisted } from '../protection/public/player-standing.ts';

/** A row of jackpot_draws. */
export interface DrawRow {
  readonly playerId: string;
  readonly id: string;
  readonly day: string;
  readonly at: number;
  readonly cell: number;
  readonly type: number;
  readonly propId: number;
  readonly count: number;
  readonly bonus: number;
  readonly maths: string;
  readonly serverSeed: Uint8Array;
  readonly clientSeed: string;
  readonly cellWeights: readonly number[];
  readonly tierWeights: readonly number[];
}

/** As the wire tells it, the seed revealed; it names no player. */
export function asDraw(row: DrawRow): JackpotDraw {
  const { id, day, at, cell, type, propId, count, bonus, maths, clientSeed } = row;
  const serverSeed = hexOf(row.serverSeed);
  return {
    id,
    type,
    propId,
    count,
    bonus: cents(bonus),
    cell,
    day,
    createTime: at,
    proof: {
      commit: commitOf(serverSeed),
      serverSeed,
      clientSeed,
      maths,
      cellWeights: [...row.cellWeights],
      tierWeights: [...row.tierWeights],
    },
  };
}

const ownDraws: Handler<typeof getPersonJackpotDrawAwardLog> = async ({ pageNum, pageSize }, request) => {
  const { sql } = request.context;
  const { id: playerId } = memberOf(request);
  const [rows, [all]] = await Promise.all([
    sql<DrawRow[]>`
      select * from jackpot_draws where player_id = ${playerId}
      order by at desc, id desc limit ${pageSize} offset ${(pageNum - 1) * pageSize}`,
    sql<[{ count: number }]>`select count(*) from jackpot_draws where player_id = ${playerId}`,
  ]);
  return { list: rows.map(asDraw), pages: Math.ceil(all.count / pageSize) };
};

/** The list goes no further down than this; a player's own place is told however far down it is. */
const RANKED = 1_000;

interface RankRow {
  playerId: string;
  won: number;
  lastAt: number;
  nickname: string;
  avatar: string;
}

const rank: Handler<typeof getJackpotRank> = async ({ pageNum, pageSize }, { context, player }) => {
  const { sql } = context;
  const from = Math.min((pageNum - 1) * pageSize, RANKED);
  const most = Math.min(pageSize, RANKED - from);
  const [rows, [all], personRank] = await Promise.all([
    sql<RankRow[]>`
      select player_id, won, last_at, coalesce(nullif(nickname, ''), account) as nickname, avatar
      from draw_totals join players on players.id = player_id
      where won > 0 and ${isOpenAndUnlisted(sql)}
      order by won desc, last_at, player_id limit ${most} offset ${from}`,
    sql<[{ count: number }]>`
      select count(*) from (
        select from draw_totals join players on players.id = player_id
        where won > 0 and ${isOpenAndUnlisted(sql)} limit ${RANKED}
      ) as ranked`,
    player && findOwnRank(sql, player.id),
  ]);
  const list = rows.map((row, index) => asRank(row, from + index + 1, player?.id ?? null));
  return { allRank: { list, pages: Math.ceil(all.count / pageSize) }, personRank };
};

async function findOwnRank(db: Db, playerId: string): Promise<JackpotRankRow | null> {
  const [row] = await db<(RankRow & { ahead: number })[]>`
    select own.player_id, own.won, own.last_at, coalesce(nullif(nickname, ''), account) as nickname, avatar,
      (select count(*) from draw_totals as other join players on players.id = other.player_id
        where other.won > 0 and ${isOpenAndUnlisted(db)}
          and (-other.won, other.last_at, other.player_id) < (-own.won, own.last_at, own.player_id)) as ahead
    from draw_totals as own join players on players.id = own.player_id
    where own.player_id = ${playerId} and own.won > 0`;
  return row ? asRank(row, row.ahead + 1, playerId) : null;
}

function asRank(row: RankRow, place: number, callerId: string | null): JackpotRankRow {
  const isSelf = row.playerId === callerId;
  return {
    id: place,
    avatar: row.avatar,
    nickname: isSelf ? row.nickname : maskName(row.nickname),
    amountSection: [cents(row.won), cents(row.won)],
    createTime: row.lastAt,
    isSelf,
  };
}

const drawProof: Handler<typeof getJackpotDrawProof> = async ({ drawId }, { context }) => {
  const [row] = isUuid(drawId)
    ? await context.sql<DrawRow[]>`select * from jackpot_draws where id = ${drawId}`
    : [];
  if (!row) throw new CallError('drawUnknown', 'There is no such draw.');
  return asDraw(row);
};

export const jackpotListHandlers = {
  getPersonJackpotDrawAwardLog: ownDraws,
  getJackpotRank: rank,
  getJackpotDrawProof: drawProof,
};
