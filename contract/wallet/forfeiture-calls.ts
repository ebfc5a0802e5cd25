import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, timeField } from '../call.ts';
import { FORFEIT_REASONS } from './forfeiture-rules.ts';

/** As shown to the player: at a refused sign-in in its details (`forfeiture`), and in the withdrawal-only session. */
export const forfeitureSchema = z.object({
  number: z.string(),
  at: timeField,
  /** Balance, safebox and unearned bonuses together. */
  amount: centsField,
  reason: z.enum(FORFEIT_REASONS),
  /** The operator's text. */
  text: z.string(),
  appealUntil: timeField,
  /** When it was reversed; null while it is in force. */
  reversedAt: z.nullable(timeField),
});
export type Forfeiture = z.output<typeof forfeitureSchema>;

export const getForfeitures = defineCall('getForfeitures', {
  access: 'member',
  isForWithdrawalOnly: true,
  about: 'The player’s forfeitures: amount, reason, end of the appeal period, and what was paid back.',
  body: emptyBodySchema,
  data: z.object({ forfeitures: z.array(forfeitureSchema) }),
});
