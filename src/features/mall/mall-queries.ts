import type { Call, CallBody, CallData } from '../../../contract/call.ts';
import {
  appDiamondBonusTickersData,
  type DiamondKind,
  diamondGoodsExchangeOrderLog,
  diamondLog,
  diamondShopData,
  MALL_PAGE_SIZE,
  type mallPageSchema,
} from '../../../contract/mall/mall-calls.ts';
import { getScratchCardInfo, searchScratchCardAwardLog } from '../../../contract/mall/scratch-calls.ts';
import { useCall } from '../../session/calls/use-call.ts';
import { type CallPages, useCallPages } from '../../session/calls/use-call-pages.ts';

const SILENT = { isSilent: true } as const;

/** Points, diamonds, what they are exchanged for, and the goods. */
export const useShop = () => useCall(diamondShopData, {}, SILENT);

/** Price and chances of scratch cards, and the card that waits. */
export const useScratchInfo = () => useCall(getScratchCardInfo, {}, SILENT);

export const useTickers = () => useCall(appDiamondBonusTickersData, {}, SILENT);

interface MallList {
  readonly nextCursor: string | null;
}

const FIRST_CURSOR: string | null = null;

/**
 * A list of the mall, a page after the other.
 * @param of what of it is listed
 */
function useMallPages<C extends Call<typeof mallPageSchema>>(
  call: C,
  nextOf: (page: CallData<C>) => string | null,
  of: Omit<CallBody<C>, keyof CallBody<Call<typeof mallPageSchema>>>,
): CallPages<CallData<C>> {
  return useCallPages(call, {
    first: FIRST_CURSOR,
    bodyOf: (cursor) => ({ cursor, pageSize: MALL_PAGE_SIZE, ...of }) as CallBody<C>,
    next: nextOf,
    ...SILENT,
  });
}

const nextCursorOf = ({ nextCursor }: MallList) => nextCursor;

export const useOrders = () => useMallPages(diamondGoodsExchangeOrderLog, nextCursorOf, {});
/** @param kind null lists all kinds */
export const useDiamondLog = (kind: DiamondKind | null) => useMallPages(diamondLog, nextCursorOf, { kind });
export const useOpenedCards = () => useMallPages(searchScratchCardAwardLog, nextCursorOf, {});
