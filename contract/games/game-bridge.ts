import * as z from 'zod/mini';
import { centsField, commitField, requestIdField } from '../call.ts';
import { roundPromiseSchema } from './round-promise.ts';

/**
 * Messages between the page and a game's frame. Both sides check the other's origin, this version and the
 * shape; anything else is dropped. No message carries a token or decides anything.
 */
export const BRIDGE_VERSION = 1;

const versioned = { v: z.literal(BRIDGE_VERSION) };

/** From the game's frame to the page around it. */
export const frameMessageSchema = z.union([
  z.object({ ...versioned, kind: z.literal('ready') }),
  /** A stake left the balance: the bar may show it, the win is not shown yet. */
  z.object({ ...versioned, kind: z.literal('round-started') }),
  /** The balance has changed within a round: a stake that lies in it, or a cash-out that is paid before its end. */
  z.object({ ...versioned, kind: z.literal('balance-changed') }),
  /** The player saw the end: the page asks the server for the balance. */
  z.object({ ...versioned, kind: z.literal('round-ended') }),
  z.object({ ...versioned, kind: z.literal('wants-exit') }),
  z.object({ ...versioned, kind: z.literal('wants-deposit') }),
  /** The same game with play money, which is refilled when it is used up. */
  z.object({ ...versioned, kind: z.literal('wants-play-money') }),
  z.object({ ...versioned, kind: z.literal('session-ended') }),
  /** Before a stake is sent: the page keeps it, so that the round can be compared with it whatever is answered. */
  z.object({ ...versioned, kind: z.literal('round-promised'), promise: roundPromiseSchema }),
  /** The server has answered a bet with this round. */
  z.object({
    ...versioned,
    kind: z.literal('round-answered'),
    requestId: requestIdField,
    /** As it was answered: one in a wrong form is evidence too. */
    roundId: z.string(),
    /** The answer where it is not what was promised, as evidence; null where it is. */
    brokenAnswer: z.nullable(z.unknown()),
    /** The nonce of the round where it is higher than promised, and the server's list accounts for each between. */
    acceptedNonce: z.nullable(z.int()),
  }),
  /** Bets are closed, and the frame has read the hashes of the first ones: it reveals its own seed after this. */
  z.object({
    ...versioned,
    kind: z.literal('entries-fixed'),
    requestId: requestIdField,
    /** Of the hashes, as `entriesDigestOf` makes it. */
    entriesDigest: commitField,
  }),
  /** The player asks to check a round outside the game. */
  z.object({ ...versioned, kind: z.literal('wants-proof'), roundId: z.uuid() }),
]);
export type FrameMessage = z.output<typeof frameMessageSchema>;

/** The page sends these messages to the game's frame. */
export const hostMessageSchema = z.union([
  z.object({
    ...versioned,
    kind: z.literal('settings'),
    locale: z.string(),
    isSoundOn: z.boolean(),
    volume: z.number(),
    /** Whether music may play, where a game has some. A page that was opened before there was any says nothing of it. */
    isMusicOn: z._default(z.boolean(), false),
    isMotionReduced: z.boolean(),
  }),
  /** Whether links to play money and deposits may be shown: not to a player at a limit or on a break. */
  z.object({
    ...versioned,
    kind: z.literal('offers'),
    mayOffer: z.boolean(),
    /** What the player's own limits leave for a stake of real money; null without one. */
    limitLeft: z.nullable(centsField),
  }),
  z.object({ ...versioned, kind: z.literal('pause') }),
  z.object({ ...versioned, kind: z.literal('resume') }),
]);
export type HostMessage = z.output<typeof hostMessageSchema>;
