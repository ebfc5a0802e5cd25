import * as z from 'zod/mini';
import { centsField, clientSeedField, commitField, defineCall, requestIdField } from '../call.ts';
import { JACKPOT_RANK_PAGE_SIZE, JACKPOT_RECORD_PAGE_SIZE } from '../limits.ts';
import { jackpotDrawSchema, jackpotRankRowSchema } from './draws.ts';

/** A page from 1; a page beyond the last is empty. */
const pageNumField = z.int().check(z.minimum(1), z.maximum(10_000));

export const receiveDrawChance = defineCall('receiveDrawChance', {
  access: 'member',
  movesMoney: true,
  about:
    'Uses one draw chance: decides, pays and reveals in one transaction. The same request id returns the same draw.',
  body: z.object({
    requestId: requestIdField,
    clientSeed: clientSeedField,
    commit: commitField,
  }),
  data: z.extend(jackpotDrawSchema, {
    /** The playable balance after it. */
    coin: centsField,
    /** The commitment for the next draw. */
    nextCommit: z.string(),
  }),
  errors: [
    'jackpotClosed',
    'jackpotNoChance',
    'jackpotNeedsDeposit',
    'jackpotNeedsBetting',
    'drawPromiseStale',
    'onBreak',
    'limitReached',
    'selfExcluded',
    'accountClosed',
    'restrictedPerson',
    'requestIdReused',
  ],
});

export const getPersonJackpotDrawAwardLog = defineCall('getPersonJackpotDrawAwardLog', {
  access: 'member',
  about: 'The caller’s own draws, newest first, each with its fairness proof.',
  body: z.object({
    pageNum: pageNumField,
    pageSize: z.int().check(z.minimum(1), z.maximum(JACKPOT_RECORD_PAGE_SIZE)),
  }),
  data: z.object({ list: z.array(jackpotDrawSchema), pages: z.int() }),
});

export const getJackpotRank = defineCall('getJackpotRank', {
  access: 'guest',
  ignores401: true,
  about: 'Players by what they have won in draws, highest first, and the caller’s own rank.',
  body: z.object({
    pageNum: pageNumField,
    pageSize: z.int().check(z.minimum(1), z.maximum(JACKPOT_RANK_PAGE_SIZE)),
  }),
  data: z.object({
    allRank: z.object({ list: z.array(jackpotRankRowSchema), pages: z.int() }),
    /** Null for a guest and before the first draw. */
    personRank: z.nullable(jackpotRankRowSchema),
  }),
});

export const getJackpotDrawProof = defineCall('getJackpotDrawProof', {
  access: 'guest',
  isOpenInMaintenance: true,
  ignores401: true,
  about: 'A draw with its commitment, seeds and odds, for anyone who knows its id; it names no player.',
  body: z.object({ drawId: z.string().check(z.maxLength(64)) }),
  data: jackpotDrawSchema,
  errors: ['drawUnknown'],
});
