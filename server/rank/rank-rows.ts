import type { RankRow } from '../../contract/rank/rank-calls.ts';
import type { Context } from '../context.ts';
import { maskName } from '../names/mask-name.ts';
import { type BestRow, type Board, countBests, findOwnBest, readBests } from './rank-queries.ts';

/** The length of a board; a player's own place is always told. */
const BOARD_LENGTH = 1_000;

export function asRankRow(row: BestRow, place: number, callerId: string): RankRow {
  const isSelf = row.playerId === callerId;
  return {
    id: place,
    avatar: row.avatar,
    nickname: isSelf ? row.nickname : maskName(row.nickname),
    amountSection: [row.multiple, row.multiple],
    createTime: row.wonAt,
    isSelf,
  };
}

interface BoardQuery extends Board {
  readonly playerId: string;
  readonly pageNum: number;
  readonly pageSize: number;
  readonly now: number;
}

/** A page of a board, and the caller's own place in it. */
export async function readRankList(
  { sql }: Pick<Context, 'sql'>,
  { board, since, playerId, pageNum, pageSize, now }: BoardQuery,
) {
  const from = Math.min((pageNum - 1) * pageSize, BOARD_LENGTH);
  const limit = Math.min(pageSize, BOARD_LENGTH - from);
  const [rows, count, own] = await Promise.all([
    readBests(sql, { board, since, limit, offset: from, now }),
    countBests(sql, { board, since, most: BOARD_LENGTH, now }),
    findOwnBest(sql, { board, since, playerId, now }),
  ]);
  return {
    allRank: {
      list: rows.map((row, index) => asRankRow(row, from + index + 1, playerId)),
      pages: Math.ceil(count / pageSize),
    },
    personRank: own ? asRankRow(own, own.ahead + 1, playerId) : null,
  };
}
