import * as z from 'zod/mini';
import { centsField, defineCall, emptyBodySchema, requestIdField, timeField } from '../call.ts';
import { CLAIM_ERRORS, claimedSchema } from '../rewards/vip-calls.ts';

/** What a friend does before the agent is paid, in the order in which it is told. */
export const MEMBER_STEPS = ['kyc', 'deposit', 'play'] as const;

/**
 * Why a member is held for a review. `account` says no more on purpose: that an account is closed, excluded or restricted
 * is nobody's business but its player's.
 */
export const HOLD_REASONS = [
  'sameDevice',
  'sameAddress',
  'sameDocument',
  'sameMoney',
  'noPlay',
  'account',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

const memberStateSchema = z.enum(['registered', 'progress', 'valid', 'held', 'rejected', 'paid']);
export type MemberState = z.output<typeof memberStateSchema>;

export const AGENT_PAGE_SIZE = 20;
const AGENT_PAGE_SIZE_MAX = 50;
/** As registration takes codes. */
const INVITE_CODE_MAX = 32;

const agentPageSchema = z.object({
  /** A page after the one whose `nextCursor` it is; null begins with the newest. */
  cursor: z.nullable(z.uuid()),
  pageSize: z.int().check(z.minimum(1), z.maximum(AGENT_PAGE_SIZE_MAX)),
});
/** Null after the last page. */
const nextCursorSchema = z.nullable(z.string());

const termsSchema = z.object({
  /** For each valid member, once. */
  amount: centsField,
  /** Bets that come before a withdrawal of it, as a multiple of it. */
  multiple: z.int(),
  /** Real-money bets of a member, won or lost. */
  turnover: centsField,
  /** The fewest rounds in which they are made. */
  minRounds: z.int(),
  /** Members for whom an agent is paid in one month. */
  monthMax: z.int(),
  /** How long after registration an invite code can still be entered. */
  fillHours: z.int(),
});
export type AgentTerms = z.output<typeof termsSchema>;

const someSchema = z.object({ members: z.int(), amount: centsField });

const agentDataSchema = z.object({
  code: z.string(),
  /** The registration with the code in it, bare and as networks accept it to be shared. */
  link: z.string(),
  shareUrls: z.object({ facebook: z.string(), line: z.string() }),
  members: z.int(),
  /** Members who have met all conditions, paid ones included. */
  valid: z.int(),
  /** Members under review. */
  held: z.int(),
  /** What can be claimed now. */
  claimable: someSchema,
  /** Valid members beyond this month's limit: theirs can be claimed from `nextMonthAt` on. */
  waiting: z.int(),
  paid: someSchema,
  monthLeft: z.int(),
  nextMonthAt: timeField,
  /** False for a player to whom nothing may be granted now. */
  canClaim: z.boolean(),
  terms: termsSchema,
  /** Entering the code of a friend who invited the player; `until` while it is open. */
  fill: z.object({ state: z.enum(['open', 'done', 'closed']), until: z.nullable(timeField) }),
});
export type AgentData = z.output<typeof agentDataSchema>;

export const appAgent5User = defineCall('appAgent5User', {
  access: 'member',
  about: 'The player as an agent: code, link, members, what can be claimed, and the terms.',
  body: emptyBodySchema,
  data: agentDataSchema,
});

const memberSchema = z.object({
  memberId: z.string(),
  /** Masked. */
  name: z.string(),
  /** When the member registered. */
  at: timeField,
  state: memberStateSchema,
  /** What is left to do; empty unless registered or in progress. */
  missing: z.array(z.enum(MEMBER_STEPS)),
  /** Why the member is held or was rejected. */
  reasons: z.array(z.enum(HOLD_REASONS)),
  /** What the agent gets, or was paid; null before the member is valid. */
  amount: z.nullable(centsField),
});
export type AgentMember = z.output<typeof memberSchema>;

/** The list of members can be filtered by these. */
export const MEMBER_FILTERS = ['all', 'valid', 'held'] as const;
export type MemberFilter = (typeof MEMBER_FILTERS)[number];

export const getAgentMembers = defineCall('getAgentMembers', {
  access: 'member',
  about: 'Members whom the player has invited, newest first, with the state of each.',
  body: z.extend(agentPageSchema, { filter: z.enum(MEMBER_FILTERS) }),
  data: z.object({ list: z.array(memberSchema), nextCursor: nextCursorSchema }),
});

const paymentSchema = z.object({
  id: z.string(),
  members: z.int(),
  amount: centsField,
  /** Bets that this payment has added. */
  wagering: centsField,
  at: timeField,
});
export type AgentPayment = z.output<typeof paymentSchema>;

export const appAgent5UserLog = defineCall('appAgent5UserLog', {
  access: 'member',
  about: 'Commission that the player has claimed, newest first.',
  body: agentPageSchema,
  data: z.object({ list: z.array(paymentSchema), nextCursor: nextCursorSchema }),
});

const AGENT_CLAIM_ERRORS = ['activityClosed', ...CLAIM_ERRORS] as const;

export const appAgent5UserReceive = defineCall('appAgent5UserReceive', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the commission of all valid members, as far as the month allows.',
  body: z.object({ requestId: requestIdField }),
  data: claimedSchema,
  errors: AGENT_CLAIM_ERRORS,
});

export const appAgent5UserInviteValidReceive = defineCall('appAgent5UserInviteValidReceive', {
  access: 'member',
  movesMoney: true,
  about: 'Claims the fixed amount of one valid member; null claims that of all.',
  body: z.object({ requestId: requestIdField, memberId: z.nullable(z.uuid()) }),
  data: claimedSchema,
  errors: AGENT_CLAIM_ERRORS,
});

export const agentFill = defineCall('agentFill', {
  access: 'member',
  about:
    'Enters the code of the friend who invited the player: once, soon after registration, before a deposit.',
  body: z.object({ pid: z.string().check(z.minLength(1), z.maxLength(INVITE_CODE_MAX)) }),
  /** The friend's name, masked. */
  data: z.object({ name: z.string() }),
  errors: [
    'inviteCodeUnknown',
    'agentOwnCode',
    'agentFilled',
    'agentFillLate',
    'agentFillDeposited',
    'agentRing',
    'activityClosed',
  ],
});
