import type { appDiamondBonusTickersData, DiamondKind, diamondLog } from '../../contract/mall/mall-calls.ts';
import { type Handler, memberOf } from '../http/handler.ts';
import { maskName } from '../names/mask-name.ts';
import { COIN_PROP } from '../rewards/public/reward-accounts.ts';
import { type JournalKinds, readDiamondJournals, readTickers } from './mall-queries.ts';
import { pageOf } from './page-of.ts';

const DAY_MS = 86_400_000;
const TICKER_DAYS = 30;
const TICKERS = 20;

/** Why a journal moved diamonds. */
const KINDS: Readonly<Record<string, DiamondKind>> = {
  pointsExchanged: 'points',
  diamondsExchanged: 'coin',
  goodsBought: 'goods',
  scratchCardBought: 'scratchCard',
  draw: 'jackpot',
  rewardClaimed: 'reward',
};

/** The kinds of journals that are told as `kind`; `other` is all that have no name of their own. */
function journalKinds(kind: DiamondKind | null): JournalKinds {
  if (kind === null) return { are: null, areNot: [] };
  if (kind === 'other') return { are: null, areNot: Object.keys(KINDS) };
  return { are: Object.keys(KINDS).filter((name) => KINDS[name] === kind), areNot: [] };
}

const listDiamondMovements: Handler<typeof diamondLog> = async ({ kind: wanted, ...page }, request) => {
  const { sql } = request.context;
  const { id: playerId } = memberOf(request);
  const kinds = journalKinds(wanted);
  const { rows, nextCursor } = await pageOf((query) => readDiamondJournals(sql, { ...query, kinds }), {
    playerId,
    ...page,
  });
  return {
    list: rows.map(({ id, kind, amount, at }) => ({ id, kind: KINDS[kind] ?? 'other', amount, at })),
    nextCursor,
  };
};

const listTickers: Handler<typeof appDiamondBonusTickersData> = async (_body, { context }) => {
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

export const diamondLogHandlers = {
  diamondLog: listDiamondMovements,
  appDiamondBonusTickersData: listTickers,
};
