import * as z from 'zod/mini';
import { centsField, clientSeedField, commitField, defineCall, requestIdField, timeField } from '../call.ts';
import { INVITE_BARS, invitePageSchema, nextCursorField } from './invite-state-calls.ts';

const spinSchema = z.object({
  spinId: z.string(),
  /** Where the wheel stops: index of its sector. */
  sector: z.int(),
  prize: centsField,
  at: timeField,
  /** Everything needed to verify it; `sectors` are the wheel at the time. */
  proof: z.object({
    commit: z.string(),
    serverSeed: z.string(),
    clientSeed: z.string(),
    maths: z.string(),
    sectors: z.array(centsField),
  }),
});
export type InviteSpin = z.output<typeof spinSchema>;

export const actInviteUserSpin = defineCall('actInviteUserSpin', {
  access: 'member',
  about:
    'Uses one spin: decides, adds to what was won, and reveals. The same request id returns the same spin.',
  body: z.object({ requestId: requestIdField, clientSeed: clientSeedField, commit: commitField }),
  data: z.object({
    spin: spinSchema,
    /** Won in the period so far. */
    won: centsField,
    spins: z.int(),
    canExchange: z.boolean(),
    /** The commitment for the next spin. */
    nextCommit: z.string(),
  }),
  errors: ['activityClosed', 'inviteSpinNone', 'inviteSpinStale', 'invitePeriodEnded', ...INVITE_BARS],
});

export const actInviteUserRecord = defineCall('actInviteUserRecord', {
  access: 'member',
  about: 'The player’s spins, newest first, each with its fairness proof.',
  body: invitePageSchema,
  data: z.object({ list: z.array(spinSchema), nextCursor: nextCursorField }),
});
