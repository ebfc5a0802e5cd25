import type { JackpotDraw, JackpotRankRow } from '../../contract/jackpot/draws.ts';
import type {
  getJackpotDrawProof,
  getJackpotRank,
  getPersonJackpotDrawAwardLog,
} from '../../contract/jackpot/jackpot-calls.ts';
import { cents } from '../../contract/money.ts';
import { commitOf, hexOf } from '../../maths/provably-fair.ts';
import { CallError } from '../call-error.ts';
import { isUuid } from '../db/is-uuid.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { maskName } from '../names/mask-name.ts';
import { countDraws, type DrawRow, findDraw, readDraws } from './draw-queries.ts';
import { countRanks, findOwnRankRow, type RankRow, readRanks } from './draw-rank-queries.ts';

/** In wire format, with the seed revealed; it names no player. */
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

const listOwnDraws: Handler<typeof getPersonJackpotDrawAwardLog> = async ({ pageNum, pageSize }, request) => {
  const { sql } = request.context;
  const { id: playerId } = memberOf(request);
  const [rows, count] = await Promise.all([
    readDraws(sql, { playerId, limit: pageSize, offset: (pageNum - 1) * pageSize }),
    countDraws(sql, playerId),
  ]);
  return { list: rows.map(asDraw), pages: Math.ceil(count / pageSize) };
};

/** The length of the list; a player's own rank is always returned. */
const RANK_LENGTH = 1_000;

const readJackpotRank: Handler<typeof getJackpotRank> = async (
  { pageNum, pageSize },
  { context, player },
) => {
  const { sql } = context;
  const from = Math.min((pageNum - 1) * pageSize, RANK_LENGTH);
  const most = Math.min(pageSize, RANK_LENGTH - from);
  const [rows, count, personRank] = await Promise.all([
    readRanks(sql, { limit: most, offset: from }),
    countRanks(sql, RANK_LENGTH),
    player && findOwnRank(sql, player.id),
  ]);
  const list = rows.map((row, index) => asRank(row, from + index + 1, player?.id ?? null));
  return { allRank: { list, pages: Math.ceil(count / pageSize) }, personRank };
};

async function findOwnRank(db: Db, playerId: string): Promise<JackpotRankRow | null> {
  const row = await findOwnRankRow(db, playerId);
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

const readDrawProof: Handler<typeof getJackpotDrawProof> = async ({ drawId }, { context }) => {
  const row = isUuid(drawId) ? await findDraw(context.sql, drawId) : undefined;
  if (!row) throw new CallError('drawUnknown', 'There is no such draw.');
  return asDraw(row);
};

export const jackpotListHandlers = {
  getPersonJackpotDrawAwardLog: listOwnDraws,
  getJackpotRank: readJackpotRank,
  getJackpotDrawProof: readDrawProof,
};
