import * as z from 'zod/mini';
import {
  centsField,
  clientSeedField,
  commitField,
  defineCall,
  emptyBodySchema,
  requestIdField,
  timeField,
} from '../call.ts';
import { MALL_ERRORS, mallPageSchema, nextCursorField } from './mall-calls.ts';

const openCardSchema = z.object({ cardId: z.string(), commit: z.string(), boughtAt: timeField });
export type OpenCard = z.output<typeof openCardSchema>;

const scratchInfoSchema = z.object({
  /** Diamonds. */
  price: z.int(),
  /** Chances of the prizes in parts of their sum; 0 cents is no prize. */
  prizes: z.array(z.object({ amount: centsField, weight: z.int() })),
  /** The average prize as a share of the price, in millionths; null while diamonds have no price in money. */
  returnPpm: z.nullable(z.int()),
  /** Bought and not opened; there is one at most. */
  card: z.nullable(openCardSchema),
  /** The hash of the seed that decides the next card. */
  commit: z.string(),
  diamonds: z.int(),
  canBuy: z.boolean(),
});
export type ScratchInfo = z.output<typeof scratchInfoSchema>;

export const getScratchCardInfo = defineCall('getScratchCardInfo', {
  access: 'member',
  about: 'Scratch cards: price, chances of each prize, and the card that waits to be opened.',
  body: emptyBodySchema,
  data: scratchInfoSchema,
});

export const diamondExchangeScratchcard = defineCall('diamondExchangeScratchcard', {
  access: 'member',
  movesMoney: true,
  about: 'Buys a scratch card with diamonds. It is decided then, by a seed whose hash was known before.',
  body: z.object({ requestId: requestIdField, clientSeed: clientSeedField, commit: commitField }),
  data: z.object({ card: openCardSchema, diamonds: z.int() }),
  errors: ['diamondsMissing', 'scratchCardWaiting', 'scratchPromiseStale', ...MALL_ERRORS],
});

const openedCardSchema = z.object({
  cardId: z.string(),
  /** The amounts on its nine fields, row by row; three alike win that amount. */
  fields: z.array(centsField),
  prize: centsField,
  at: timeField,
  proof: z.object({ commit: z.string(), serverSeed: z.string(), clientSeed: z.string(), maths: z.string() }),
});
export type OpenedCard = z.output<typeof openedCardSchema>;

export const scratchCardLottery = defineCall('scratchCardLottery', {
  access: 'member',
  isForWithdrawalOnly: true,
  movesMoney: true,
  about: 'Opens a bought card and pays its prize. It was decided before: also on a break.',
  body: z.object({ requestId: requestIdField, cardId: z.uuid() }),
  data: z.object({ card: openedCardSchema, coin: centsField }),
  errors: ['scratchCardUnknown', 'requestIdReused'],
});

export const searchScratchCardAwardLog = defineCall('searchScratchCardAwardLog', {
  access: 'member',
  about: 'Cards that the player has opened, newest first, with their seeds.',
  body: mallPageSchema,
  data: z.object({ list: z.array(openedCardSchema), nextCursor: nextCursorField }),
});
