import { cents } from '../../contract/money.ts';
import type {
  betRecord,
  getHeldPayments,
  rechargeRecord,
  withdrawalRecord,
} from '../../contract/wallet/record-calls.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readDepositPage } from './deposit-queries.ts';
import { asDeposit } from './deposit-state.ts';
import { readHeldPayments } from './held-payments.ts';
import type { IdPage } from './record-page-queries.ts';
import { idsWithin, pageOf, readCursor, readIdCursor, spanOf, TOP, writeCursor } from './record-pages.ts';
import { readBetPage } from './record-queries.ts';
import { readWithdrawalPage } from './withdrawal-queries.ts';
import { asWithdrawal } from './withdrawal-state.ts';

interface PageBody {
  from: string | null;
  to: string | null;
  cursor: string | null;
  pageSize: number;
}

function idPageOf(body: PageBody, playerId: string): IdPage {
  const span = spanOf(body);
  const before = readIdCursor(body.cursor);
  return { ...span, ...idsWithin(span), playerId, before, limit: body.pageSize + 1 };
}

const listBets: Handler<typeof betRecord> = async (body, request) => {
  const before = body.cursor === null ? TOP : readCursor(...body.cursor.split('|'));
  const page = { ...spanOf(body), playerId: memberOf(request).id, before, limit: body.pageSize + 1 };
  const rows = await readBetPage(request.context.sql, page);
  const { list, nextCursor } = pageOf(rows, body.pageSize, ({ settledAt, id }) =>
    writeCursor({ at: settledAt, id }),
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

const listDeposits: Handler<typeof rechargeRecord> = async (body, request) => {
  const { sql, clock } = request.context;
  const rows = await readDepositPage(sql, idPageOf(body, memberOf(request).id));
  const { list, nextCursor } = pageOf(rows, body.pageSize, ({ id }) => id);
  return { list: list.map((row) => asDeposit(row, clock.now())), nextCursor };
};

const listWithdrawals: Handler<typeof withdrawalRecord> = async (body, request) => {
  const rows = await readWithdrawalPage(request.context.sql, idPageOf(body, memberOf(request).id));
  const { list, nextCursor } = pageOf(rows, body.pageSize, ({ id }) => id);
  return { list: list.map(asWithdrawal), nextCursor };
};

const listHeldPayments: Handler<typeof getHeldPayments> = async (body, request) => ({
  list: await readHeldPayments(request.context.sql, memberOf(request).id, spanOf(body)),
});

export const recordHandlers = {
  betRecord: listBets,
  rechargeRecord: listDeposits,
  withdrawalRecord: listWithdrawals,
  getHeldPayments: listHeldPayments,
};
