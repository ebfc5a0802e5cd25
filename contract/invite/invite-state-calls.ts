import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';

/** Why a player may be granted nothing now. */
export const INVITE_BARS = [
  'onBreak',
  'limitReached',
  'selfExcluded',
  'accountClosed',
  'restrictedPerson',
  'requestIdReused',
] as const;

export const INVITE_PAGE_SIZE = 20;
const INVITE_PAGE_SIZE_MAX = 50;

/** A page of a list, newest first. */
export const invitePageSchema = z.object({
  /** A page after the one whose `nextCursor` it is; null begins with the newest. */
  cursor: z.nullable(z.uuid()),
  pageSize: z.int().check(z.minimum(1), z.maximum(INVITE_PAGE_SIZE_MAX)),
});
/** Null after the last page. */
export const nextCursorField = z.nullable(z.string());

const termsSchema = z.object({
  /** What each sector pays, clockwise from the top. All are equally wide and equally likely. */
  sectors: z.array(centsField),
  /** The amount from which on it can be cashed out before the end. */
  target: centsField,
  periodDays: z.int(),
  /** Spins that sharing brings in a period: one a UTC day. */
  sharesPerPeriod: z.int(),
  /** Spins that friends bring in a period: one each. */
  friendsPerPeriod: z.int(),
  /** Real-money bets after which a friend counts. */
  friendTurnover: centsField,
  /** Bets before a withdrawal, in multiples of what was cashed out. */
  multiple: z.int(),
});
export type InviteTerms = z.output<typeof termsSchema>;

const periodSchema = z.object({
  startedAt: timeField,
  endsAt: timeField,
  /** Won in the period so far, and how much of it was cashed out. */
  won: centsField,
  paid: centsField,
  /** Spins that can be used now. */
  spins: z.int(),
  /** Spins that sharing and friends can still bring. */
  sharesLeft: z.int(),
  friendsLeft: z.int(),
  /** When sharing brings the next spin; null where it does now, or not again. */
  nextShareAt: z.nullable(timeField),
  canExchange: z.boolean(),
});
export type InvitePeriod = z.output<typeof periodSchema>;

const stateSchema = z.object({
  /** Those of the period; of the next one while there is none. */
  terms: termsSchema,
  /** Null while none can be begun: the budget is spent, or nothing may be offered to this player. */
  period: z.nullable(periodSchema),
  /** False for a player to whom nothing may be offered now. */
  canPlay: z.boolean(),
  /** The hash of the seed that decides the next spin. */
  commit: z.string(),
  /** The registration with the player's code in it. */
  shareUrl: z.string(),
  /** The last period that has ended: what was won in it was paid. */
  last: z.nullable(z.object({ endedAt: timeField, won: centsField })),
});
export type InviteState = z.output<typeof stateSchema>;

export const actInviteUser = defineCall('actInviteUser', {
  access: 'member',
  about:
    'Invite spin: its terms and odds, spins left, what was won, and the end of the period. The first visit begins one.',
  body: emptyBodySchema,
  data: stateSchema,
  errors: ['activityClosed'],
});

/** `joined`: registered. `verified`: and identified. `counted`: has brought a spin. The others bring none. */
const FRIEND_STATES = ['joined', 'verified', 'counted', 'sameDevice', 'sameDocument'] as const;

const friendSchema = z.object({
  id: z.string(),
  /** Masked. */
  name: z.string(),
  state: z.enum(FRIEND_STATES),
  joinedAt: timeField,
});
export type InvitedFriend = z.output<typeof friendSchema>;

export const actInviteUserStatus = defineCall('actInviteUserStatus', {
  access: 'member',
  about:
    'Whether a spin can be used, and friends who registered with the player’s code, newest first. It begins no period.',
  body: invitePageSchema,
  data: z.object({
    /** As the red dot: a spin waits, and may be offered. */
    canSpin: z.boolean(),
    spins: z.int(),
    friends: z.int(),
    /** How many of them have brought a spin, ever. */
    countedFriends: z.int(),
    list: z.array(friendSchema),
    nextCursor: nextCursorField,
  }),
});

export const actInviteClickInvite = defineCall('actInviteClickInvite', {
  access: 'member',
  about: 'The player has shared the link: a spin, once a UTC day at most.',
  body: z.object({ requestId: requestIdField }),
  data: z.object({
    /** False where this day’s spin was granted before, or the period has no more of them. */
    isGranted: z.boolean(),
    spins: z.int(),
  }),
  errors: ['activityClosed', 'invitePeriodEnded', ...INVITE_BARS],
});
