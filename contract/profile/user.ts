import * as z from 'zod/mini';
import { centsField, timeField } from '../call.ts';
import { RESTRICTION_KINDS } from '../protection/restrictions.ts';

/** A player in wire format. `password` is never filled: the field exists because clients expect it. */
export const userInfoSchema = z.object({
  account: z.string(),
  password: z.literal(''),
  accountType: z.int(),
  avatar: z.string(),
  avatarOther: z.string(),
  facebookAccount: z.string(),
  googleAccount: z.string(),
  lineAccount: z.string(),
  facebookName: z.string(),
  lineName: z.string(),
  googleName: z.string(),
  hasSafeboxPassword: z.boolean(),
  /** 0 none, 1 pending, 2 approved, 3 rejected. */
  hasKyc: z.int(),
  hasUserOther: z.boolean(),
  /** Zero means a guest. */
  id: z.int(),
  /** Lottery tickets. */
  lottery: z.int(),
  /** The playable balance. */
  coin: centsField,
  mobile: z.string(),
  nickname: z.string(),
  /** When the account was created. */
  regPeriod: timeField,
  safebox: centsField,
  totalRecharge: centsField,
  /** The player's key everywhere on the server (UUIDv7). */
  uuid: z.string(),
  vip: z.int(),
  vipExp: z.int(),
  /** Who invited the player; empty when nobody did. */
  pid: z.string(),
  userLevel: z.int(),
  /** Betting turnover of all time. */
  bet: centsField,
  /** Withdrawn in all. */
  exchange: centsField,
  hasPassword: z.boolean(),
});
export type UserInfo = z.output<typeof userInfoSchema>;

/** The running session for the session bar and the reality check. Real money only. */
export const sessionInfoSchema = z.object({
  id: z.string(),
  startedAt: timeField,
  /** The sign-in before this one; null on the first. */
  lastSignInAt: z.nullable(timeField),
  staked: centsField,
  won: centsField,
  /** What holds for the player now. Omitted by processes of the version before. */
  restrictions: z.optional(
    z.array(z.object({ kind: z.enum(RESTRICTION_KINDS), until: z.nullable(timeField) })),
  ),
});
export type SessionInfo = z.output<typeof sessionInfoSchema>;

/** A payout account or card; its number is masked by the server. */
export const userBankSchema = z.object({ bankId: z.int(), name: z.string(), number: z.string() });

/** Other user state, sent after sign-in. */
export const playerGameDataSchema = z.object({
  /** The one used unless the player says otherwise; null without any. */
  appUserBank: z.nullable(userBankSchema),
  appUserBankList: z.array(userBankSchema),
  /** When the first deposit was paid; null before. */
  firstRecharge: z.nullable(timeField),
  /** Invitation addresses with the player's code, by the network where they are shared. */
  shareUrlMap: z.record(z.string(), z.string()),
  gameLikes: z.array(z.object({ gameId: z.int(), time: timeField })),
  gameLikeIds: z.array(z.int()),
  gameHistory: z.array(z.object({ gameId: z.int(), time: timeField })),
  /** Our own field: games whose last round is settled, but its end was not shown to the player yet. */
  unshownRounds: z.array(z.object({ gameId: z.int(), isPlayMoney: z.boolean() })),
});
export type PlayerGameData = z.output<typeof playerGameDataSchema>;
