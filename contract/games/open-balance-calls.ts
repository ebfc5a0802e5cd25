import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, timeField } from '../call.ts';

const openBalancesSchema = z.object({
  coin: centsField,
  /** Games that are still open for the player. Real-money ones first. */
  sessions: z.array(
    z.object({
      gameSessionId: z.string(),
      gameId: z.int(),
      gameName: z.string(),
      isPlayMoney: z.boolean(),
      openedAt: timeField,
      staked: centsField,
      won: centsField,
    }),
  ),
  /** Real-money rounds that wait for the player. Newest first. */
  openRounds: z.array(
    z.object({
      roundId: z.string(),
      gameId: z.int(),
      gameName: z.string(),
      stake: centsField,
      openedAt: timeField,
      /** When it is settled by the published rule of its game. */
      settlesAt: timeField,
    }),
  ),
  /** Real-money rounds that were settled, but whose end the player has not seen. Newest first. */
  rounds: z.array(
    z.object({
      roundId: z.string(),
      gameId: z.int(),
      gameName: z.string(),
      stake: centsField,
      win: centsField,
      settledAt: timeField,
    }),
  ),
  /** Real-money stakes in rounds that a studio's server has not ended. Newest first. */
  studioRounds: z.array(
    z.object({
      roundId: z.string(),
      gameId: z.int(),
      gameName: z.string(),
      stake: centsField,
      placedAt: timeField,
      /** When it counts as lost unless the studio has said how it ended. */
      settlesAt: timeField,
      /** That time is over, and the studio has said nothing. What it still sends is paid. */
      isUnanswered: z.boolean(),
    }),
  ),
});
export type OpenBalances = z.output<typeof openBalancesSchema>;

export const getOpenBalances = defineCall('getOpenBalances', {
  access: 'member',
  about:
    'Open game sessions, open rounds, those that a studio has not ended, and rounds whose end was not seen.',
  body: emptyBodySchema,
  data: openBalancesSchema,
});
