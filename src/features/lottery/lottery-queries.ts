import {
  getLottery,
  getLotteryDraws,
  getLotteryOrders,
  LOTTERY_PAGE_SIZE,
  type LotteryOffer,
} from '../../../contract/lottery/lottery-calls.ts';
import type { LotteryProduct } from '../../../contract/lottery/lottery-terms.ts';
import { timeNow } from '../../platform/time.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { useCallPages } from '../../session/calls/use-call-pages.ts';
import { isSettled, nextLookMs } from './lottery-rules.ts';

const SILENT = { isSilent: true } as const;
const FIRST_CURSOR = null as string | null;
const FIRST_ROUND = null as number | null;

/** The lotteries, read again when a draw is due, and until it is there. */
export const useLottery = () =>
  useCall(
    getLottery,
    {},
    {
      ...SILENT,
      refetchInterval: ({ state: { data } }) => (data ? nextLookMs(data.offers, timeNow()) : false),
    },
  );

const SETTLING_MS = 2_000;
/** Enough for every purchase of a draw. */
const OWN_ORDERS = { isWonOnly: false, cursor: FIRST_CURSOR, pageSize: 50 } as const;

/** The player's latest purchases, read again until those of the last draw are settled. */
export const useOwnOrders = (last: LotteryOffer['last']) =>
  useCall(getLotteryOrders, OWN_ORDERS, {
    ...SILENT,
    enabled: last !== null,
    refetchInterval: ({ state: { data } }) =>
      data && last && !isSettled(last, data.list) ? SETTLING_MS : false,
  });

export const useOrders = (isWonOnly: boolean) =>
  useCallPages(getLotteryOrders, {
    first: FIRST_CURSOR,
    bodyOf: (cursor) => ({ isWonOnly, cursor, pageSize: LOTTERY_PAGE_SIZE }),
    next: ({ nextCursor }) => nextCursor,
    ...SILENT,
  });

export const useDraws = (product: LotteryProduct) =>
  useCallPages(getLotteryDraws, {
    first: FIRST_ROUND,
    bodyOf: (before) => ({ product, before, pageSize: LOTTERY_PAGE_SIZE }),
    next: ({ nextBefore }) => nextBefore,
    ...SILENT,
  });
