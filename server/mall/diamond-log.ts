import type { appDiamondBonusTickersData, DiamondRow, diamondLog } from '../../contract/mall/mall-calls.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { maskName } from '../names/mask-name.ts';
import { COIN_PROP } from '../rewards/public/reward-accounts.ts';
import { readDiamondJournals, readTickers } from './mall-queries.ts';
import { pageOf } from './page-of.ts';

const DAY_MS = 86_400_000;
const TICKER_DAYS = 30;
const TICKERS = 20;

/** Why a journal moved diamonds. */
const KINDS: Readonly<Record<string, DiamondRow['kind']>> = {
  pointsExchanged: 'points',
  diamondsExchanged: 'coin',
  goodsBought: 'goods',
  scratchCardBought: 'scratchCard',
  draw: 'jackpot',
  rewardClaimed: 'reward',
};

const list: Handler<typeof diamondLog> = async (page, request) => {
  const { sql } = request.context;
  const { id: playerId } = memberOf(request);
  const { rows, nextCursor } = await pageOf((query) => readDiamondJournals(sql, query), {
    playerId,
    ...page,
  });
  return {
    list: rows.map(({ id, kind, amount, at }) => ({ id, kind: KINDS[kind] ?? 'other', amount, at })),
    nextCursor,
  };
};

const tickers: Handler<typeof appDiamondBonusTickersData> = async (_body, { context }) => {
  const since = context.clock.now() - TICKER_DAYS * DAY_MS;
  const rows = await readTickers(context.sql, { since, limit: TICKERS, coinProp: COIN_PROP });
  return {
    list: rows.map(({ nickname, propId, count, at }) => ({
      nickname: maskName(nickname),
      reward: { propId, count },
      at,
    })),
  };
};

export const diamondLogHandlers = { diamondLog: list, appDiamondBonusTickersData: tickers };
