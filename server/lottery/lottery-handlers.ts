import type {
  getLottery,
  getLotteryDraw,
  getLotteryDraws,
  getLotteryOrders,
} from '../../contract/lottery/lottery-calls.ts';
import {
  LOTTERY_ACTIVITIES,
  LOTTERY_CHAINS,
  LOTTERY_PRODUCTS,
  type LotteryProduct,
} from '../../contract/lottery/lottery-terms.ts';
import type { getLotteryEntries } from '../../contract/lottery/reveal-calls.ts';
import { cents } from '../../contract/money.ts';
import { LOTTERY_REVEAL_MATHS } from '../../maths/lottery.ts';
import { isActivityRunning } from '../activities/public/running-activities.ts';
import { CallError } from '../call-error.ts';
import { readConfig } from '../config/public/config-value-queries.ts';
import type { Db } from '../db/sql.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { readBalance } from '../ledger/read-balance.ts';
import { mayBeOffered } from '../protection/public/offers.ts';
import { type PublishedChain, readPublishedChains } from '../seed-chains/seed-chain-queries.ts';
import { readEntries, updateHashMixes } from './entry-queries.ts';
import { lotteryConfig } from './lottery-config.ts';
import { termsOf } from './lottery-terms.ts';
import { asDraw, asOpenRound, asOrder } from './lottery-view.ts';
import { readOrders, readOwnParts } from './order-queries.ts';
import { findDraw, type RoundRow, readDraws, readOpenRounds } from './round-queries.ts';
import { hasLotteryKey } from './round-seed.ts';

const readLottery: Handler<typeof getLottery> = async (_body, request) => {
  const { context } = request;
  const { sql, clock } = context;
  const { id } = memberOf(request);
  const [config, rounds, isOffered, coin, lottery] = await Promise.all([
    readConfig(sql, lotteryConfig),
    readFixedRounds(sql, clock.now()),
    mayBeOffered(context, id),
    readBalance(sql, id, 'coin'),
    readBalance(sql, id, 'lottery'),
  ]);
  const own = await readOwnParts(
    sql,
    id,
    rounds.map((round) => round.id),
  );
  const list = LOTTERY_PRODUCTS.map(async (product) => {
    const round = rounds.find((open) => open.product === product);
    const [isRunning, [last], chains, hasKey] = await Promise.all([
      isActivityRunning(sql, LOTTERY_ACTIVITIES[product], clock.now()),
      readDraws(sql, { product, before: null, limit: 1 }),
      readChains(sql, product),
      hasLotteryKey(context, product, round),
    ]);
    return {
      product,
      isOpen: isRunning && isOffered,
      isInMaintenance: !hasKey,
      terms: round?.terms ?? termsOf(config, product),
      round: round ? asOpenRound(round, { own: own.get(round.id), chains }) : null,
      last: last ? asDraw(last, chains) : null,
    };
  });
  return { offers: await Promise.all(list), coin: cents(coin), lottery };
};

/** The open rounds; the first look after the end of a sale fixes and so publishes the mix of its hashes. */
async function readFixedRounds(db: Db, now: number): Promise<RoundRow[]> {
  const rounds = await readOpenRounds(db);
  const isUnfixed = ({ maths, hashMix, closesAt }: RoundRow) =>
    maths === LOTTERY_REVEAL_MATHS && hashMix === null && now >= closesAt;
  if (!rounds.some(isUnfixed)) return rounds;
  await updateHashMixes(db, now);
  return readOpenRounds(db);
}

/** A chain of a lottery lasts for centuries. */
const MAX_CHAINS = 10;

const readChains = (db: Db, product: LotteryProduct): Promise<PublishedChain[]> =>
  readPublishedChains(db, { names: [LOTTERY_CHAINS[product]], most: MAX_CHAINS });

/** Greater than every id. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

const listLotteryOrders: Handler<typeof getLotteryOrders> = async (
  { isWonOnly, cursor, pageSize },
  request,
) => {
  const { id: playerId } = memberOf(request);
  const page = { playerId, isWonOnly, before: cursor ?? LAST_ID, limit: pageSize + 1 };
  const rows = await readOrders(request.context.sql, page);
  const shown = rows.slice(0, pageSize);
  return { list: shown.map(asOrder), nextCursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null };
};

const listLotteryDraws: Handler<typeof getLotteryDraws> = async (
  { product, before, pageSize },
  { context },
) => {
  const [rows, chains] = await Promise.all([
    readDraws(context.sql, { product, before, limit: pageSize + 1 }),
    readChains(context.sql, product),
  ]);
  const shown = rows.slice(0, pageSize);
  return {
    list: shown.map((round) => asDraw(round, chains)),
    nextBefore: rows.length > pageSize ? (shown.at(-1)?.number ?? null) : null,
  };
};

const readLotteryDraw: Handler<typeof getLotteryDraw> = async (asked, { context }) => {
  const row = await findDraw(context.sql, asked);
  if (!row) throw new CallError('lotteryUnknown', `no draw ${asked.product} ${asked.number}`);
  return asDraw(row, await readChains(context.sql, asked.product));
};

const listLotteryEntries: Handler<typeof getLotteryEntries> = async (
  { product, number, after, pageSize },
  { context: { sql } },
) => {
  const draw = await findDraw(sql, { product, number });
  if (!draw) throw new CallError('lotteryUnknown', `no draw ${product} ${number}`);
  if (draw.maths !== LOTTERY_REVEAL_MATHS)
    throw new CallError('lotteryRevealsNone', `the seeds of ${product} ${number} are not told`);
  const rows = await readEntries(sql, draw.id, { after: after ?? -1, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return {
    list: shown.map(({ position, hash, seed }) => ({ position, hash, seed })),
    nextAfter: rows.length > pageSize ? (shown.at(-1)?.position ?? null) : null,
  };
};

export const lotteryHandlers = {
  getLottery: readLottery,
  getLotteryOrders: listLotteryOrders,
  getLotteryDraws: listLotteryDraws,
  getLotteryDraw: readLotteryDraw,
  getLotteryEntries: listLotteryEntries,
};
