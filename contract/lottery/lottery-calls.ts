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
import { provenChainSchema, seedChainSchema } from '../seed-chain.ts';
import { lotteryTermsSchema, productField } from './lottery-terms.ts';

/** Why a player may stake nothing now. */
const LOTTERY_BARS = [
  'onBreak',
  'limitReached',
  'stakeLimitReached',
  'lossLimitReached',
  'sessionTimeUp',
  'realityCheckDue',
  'legalChanged',
  'selfExcluded',
  'accountClosed',
  'restrictedPerson',
  'requestIdReused',
] as const;

/** Tickets of one purchase at most. */
export const MAX_LOTTERY_TICKETS = 100;

const openRoundSchema = z.object({
  number: z.int(),
  terms: lotteryTermsSchema,
  opensAt: timeField,
  /** From here on nothing is sold. */
  closesAt: timeField,
  drawAt: timeField,
  sold: z.int(),
  /** Tickets that the caller has in it. */
  bought: z.int(),
  /** The hash of the seed that decides the draw: of a link of a chain, it is the link before. Hex. */
  commit: z.string(),
  /** The chain of the link, and its position from 1 on; null for a round with a seed of its own, opened by an older version. */
  chain: z.nullable(z.extend(seedChainSchema, { position: z.int() })),
  /** The rule of the round, which says what `clientSeed` of a purchase holds; see maths/lottery.ts. */
  maths: z.string(),
  /** The mix of the hashes of all purchases: fixed once the sale has ended, null before that and by older rules. */
  hashMix: z.nullable(z.string()),
  /** The hash that the caller's purchases carry; null before the first one and by older rules. */
  ownSeed: z.nullable(z.object({ hash: z.string(), isRevealed: z.boolean() })),
});
export type LotteryRound = z.output<typeof openRoundSchema>;

const drawSchema = z.object({
  product: productField,
  number: z.int(),
  terms: lotteryTermsSchema,
  sold: z.int(),
  /** The planned time, and when it was drawn: later where the platform was not there. */
  drawAt: timeField,
  drawnAt: timeField,
  /** The number drawn, with all its digits. */
  result: z.string(),
  /** Sold tickets that won, by prize. */
  winners: z.array(z.int()),
  /** Everything needed to verify it; see maths/verify-lottery.ts. */
  proof: z.object({
    commit: z.string(),
    serverSeed: z.string(),
    /** Mixed from what all purchases have put in. */
    clientSeed: z.string(),
    /** The mix of the hashes of all purchases, published before a seed was revealed; null by older rules. */
    hashMix: z.nullable(z.string()),
    maths: z.string(),
    /** Where the server seed is in its chain; null for a round with a seed of its own. */
    chain: z.nullable(z.extend(provenChainSchema, { position: z.int() })),
  }),
});
export type LotteryDraw = z.output<typeof drawSchema>;

const offerSchema = z.object({
  product: productField,
  /** The activity runs, and may be offered to this player. */
  isOpen: z.boolean(),
  /** The server that answers lacks the key of the round or of its chain: it sells nothing, and the draw waits. */
  isInMaintenance: z.boolean(),
  /** The next round’s terms where none is open. */
  terms: lotteryTermsSchema,
  /** Null between two rounds. */
  round: z.nullable(openRoundSchema),
  last: z.nullable(drawSchema),
});
export type LotteryOffer = z.output<typeof offerSchema>;

export const getLottery = defineCall('getLottery', {
  access: 'member',
  about: 'The lotteries: round on sale, price, prizes and odds, commitment, and the last draw.',
  body: emptyBodySchema,
  data: z.object({ offers: z.array(offerSchema), coin: centsField, lottery: z.int() }),
});

const orderSchema = z.object({
  orderId: z.string(),
  product: productField,
  number: z.int(),
  terms: lotteryTermsSchema,
  /** The first of the numbers; the others follow it. */
  first: z.int(),
  count: z.int(),
  /** Cents; 0 when it was paid with lottery tickets. */
  stake: centsField,
  /** Lottery tickets that it was paid with. */
  tickets: z.int(),
  boughtAt: timeField,
  drawAt: timeField,
  state: z.enum(['open', 'lost', 'won', 'refunded']),
  /** Null until the draw. */
  result: z.nullable(z.string()),
  prize: centsField,
});
export type LotteryOrder = z.output<typeof orderSchema>;

/** Proves that a purchase was in the sale. */
const receiptSchema = z.object({
  /** The first ticket number of the purchase, which is its place in the sale. */
  position: z.int(),
  /** The mix of the hashes of all purchases up to this one. */
  hashMix: z.string(),
});
export type LotteryReceipt = z.output<typeof receiptSchema>;

export const buyLotteryTickets = defineCall('buyLotteryTickets', {
  access: 'member',
  movesMoney: true,
  about:
    'Buys tickets of the round on sale, with money or with lottery tickets. Their numbers follow each other.',
  body: z.object({
    requestId: requestIdField,
    product: productField,
    /** The round that the player was shown. */
    number: z.int().check(z.minimum(1), z.maximum(1e9)),
    count: z.int().check(z.minimum(1), z.maximum(MAX_LOTTERY_TICKETS)),
    payWith: z.enum(['coin', 'tickets']),
    /** The hash of the buyer's seed, the same one in all purchases of a round; by older rules the seed itself. */
    clientSeed: clientSeedField,
    commit: commitField,
  }),
  data: z.object({
    order: orderSchema,
    coin: centsField,
    lottery: z.int(),
    sold: z.int(),
    bought: z.int(),
    /** Absent by older rules. */
    receipt: z.optional(receiptSchema),
  }),
  errors: [
    'activityClosed',
    'lotteryClosed',
    'lotteryHashNeeded',
    'lotteryHashOther',
    'lotterySoldOut',
    'lotteryLimit',
    'lotteryTicketsMissing',
    'balanceTooLow',
    ...LOTTERY_BARS,
  ],
});

export const LOTTERY_PAGE_SIZE = 20;
const pageSizeField = z.int().check(z.minimum(1), z.maximum(50));
/** Null after the last page. */
const nextCursorField = z.nullable(z.string());

export const getLotteryOrders = defineCall('getLotteryOrders', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The player’s tickets, newest first; or only those that won.',
  body: z.object({ isWonOnly: z.boolean(), cursor: z.nullable(z.uuid()), pageSize: pageSizeField }),
  data: z.object({ list: z.array(orderSchema), nextCursor: nextCursorField }),
});

export const getLotteryDraws = defineCall('getLotteryDraws', {
  access: 'guest',
  about: 'Draws of a lottery, newest first, each with its fairness proof.',
  body: z.object({
    product: productField,
    /** Rounds before this number; null begins with the newest. */
    before: z.nullable(z.int().check(z.minimum(1), z.maximum(1e9))),
    pageSize: pageSizeField,
  }),
  data: z.object({ list: z.array(drawSchema), nextBefore: z.nullable(z.int()) }),
});

export const getLotteryDraw = defineCall('getLotteryDraw', {
  access: 'guest',
  about: 'One draw of a lottery by its round’s number, to be verified.',
  body: z.object({ product: productField, number: z.int().check(z.minimum(1), z.maximum(1e9)) }),
  data: drawSchema,
  errors: ['lotteryUnknown'],
});
