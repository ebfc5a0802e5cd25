import { cents } from '../../contract/money.ts';
import type {
  betRecord,
  exchangeRecord,
  getHeldPayments,
  rechargeRecord,
} from '../../contract/wallet/record-calls.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { asDeposit, type DepositRow, depositColumns } from './deposit-rows.ts';
import { readHeldPayments } from './public/held-payments.ts';
import {
  idsWithin,
  pageOf,
  readIdCursor,
  readPlace,
  type Span,
  spanOf,
  TOP,
  writePlace,
} from './record-pages.ts';
import { asWithdrawal, type WithdrawalRow } from './withdrawal-rows.ts';

interface Asked extends Span {
  readonly playerId: string;
  readonly before: string;
  readonly limit: number;
}

interface PageBody {
  from: string | null;
  to: string | null;
  cursor: string | null;
  pageSize: number;
}

const askedOf = (body: PageBody, playerId: string): Asked => ({
  ...spanOf(body),
  playerId,
  before: readIdCursor(body.cursor),
  limit: body.pageSize + 1,
});

/** The range of the key that a page lies in. */
const within = (db: Db, { playerId, before, ...span }: Asked) => {
  const { first, last } = idsWithin(span);
  return db`player_id = ${playerId} and id < ${before} and id >= ${first} and id < ${last}`;
};

interface BetDbRow {
  id: string;
  settledAt: number;
  gameId: number;
  gameName: string | null;
  stake: number;
  win: number;
}

const bets: Handler<typeof betRecord> = async (body, request) => {
  const { sql } = request.context;
  const { start, end } = spanOf(body);
  const before = body.cursor === null ? TOP : readPlace(...body.cursor.split('|'));
  const rows = await sql<BetDbRow[]>`
    select rounds.id, settled_at, game_id, games.name as game_name, stake, win
    from rounds left join games on games.id = game_id
    where player_id = ${memberOf(request).id} and not is_play_money
      and (settled_at, rounds.id) < (${before.at}, ${before.id})
      and settled_at >= ${start} and settled_at < ${end}
    order by settled_at desc, rounds.id desc limit ${body.pageSize + 1}`;
  const { list, nextCursor } = pageOf(rows, body.pageSize, ({ settledAt, id }) =>
    writePlace({ at: settledAt, id }),
  );
  return {
    list: list.map(({ id, settledAt, gameId, gameName, stake, win }) => ({
      roundId: id,
      at: settledAt,
      gameId,
      gameName: gameName ?? String(gameId),
      stake: cents(stake),
      win: cents(win),
    })),
    nextCursor,
  };
};

const deposits: Handler<typeof rechargeRecord> = async (body, request) => {
  const { sql, clock } = request.context;
  const asked = askedOf(body, memberOf(request).id);
  const rows = await sql<DepositRow[]>`
    select ${depositColumns(sql)} from deposits
    where ${within(sql, asked)} and created_at >= ${asked.start} and created_at < ${asked.end}
    order by id desc limit ${asked.limit}`;
  const { list, nextCursor } = pageOf(rows, body.pageSize, ({ id }) => id);
  return { list: list.map((row) => asDeposit(row, clock.now())), nextCursor };
};

const withdrawals: Handler<typeof exchangeRecord> = async (body, request) => {
  const { sql } = request.context;
  const asked = askedOf(body, memberOf(request).id);
  const rows = await sql<WithdrawalRow[]>`
    select * from withdrawals
    where ${within(sql, asked)} and requested_at >= ${asked.start} and requested_at < ${asked.end}
    order by id desc limit ${asked.limit}`;
  const { list, nextCursor } = pageOf(rows, body.pageSize, ({ id }) => id);
  return { list: list.map(asWithdrawal), nextCursor };
};

const heldPayments: Handler<typeof getHeldPayments> = async (body, request) => ({
  list: await readHeldPayments(request.context.sql, memberOf(request).id, spanOf(body)),
});

export const recordHandlers = {
  betRecord: bets,
  rechargeRecord: deposits,
  exchangeRecord: withdrawals,
  getHeldPayments: heldPayments,
};
