import * as z from 'zod/mini';
import { boundedArray } from '../call.ts';

/**
 * Messages between the page and a game's frame. Both sides check the other's origin, this version and the
 * shape; anything else is dropped. No message carries a token or decides anything.
 */
export const BRIDGE_VERSION = 1;

const versioned = { v: z.literal(BRIDGE_VERSION) };

/** Controls that a frame tells of at most; the roulette table, the largest, has some 170. */
export const MAX_CONTROLS = 256;

/** Of a frame's window, in CSS pixels. */
const edge = z.number().check(z.minimum(-100_000), z.maximum(100_000));
const rect = z.object({ left: edge, top: edge, right: edge, bottom: edge });

/** From the game's frame to the page around it. */
export const frameMessage = z.union([
  z.object({ ...versioned, kind: z.literal('ready') }),
  /** A stake left the balance: the bar may show it, the win is not shown yet. */
  z.object({ ...versioned, kind: z.literal('round-started') }),
  /** The balance has changed within a round: a stake that lies in it, or a cash-out that is paid before its end. */
  z.object({ ...versioned, kind: z.literal('balance-changed') }),
  /** The player saw the end: the page asks the server for the balance. */
  z.object({ ...versioned, kind: z.literal('round-ended') }),
  /** Where the controls of the game stand: nothing of the page's lies over them. */
  z.object({ ...versioned, kind: z.literal('controls'), rects: boundedArray(rect, 0, MAX_CONTROLS) }),
  z.object({ ...versioned, kind: z.literal('wants-exit') }),
  z.object({ ...versioned, kind: z.literal('wants-deposit') }),
  /** The same game with play money, which is refilled when it is used up. */
  z.object({ ...versioned, kind: z.literal('wants-play-money') }),
  z.object({ ...versioned, kind: z.literal('session-ended') }),
  /** The player asks to check a round outside the game. */
  z.object({ ...versioned, kind: z.literal('wants-proof'), roundId: z.uuid() }),
]);
export type FrameMessage = z.output<typeof frameMessage>;

/** From the page to the frame. */
export const hostMessage = z.union([
  z.object({
    ...versioned,
    kind: z.literal('settings'),
    locale: z.string(),
    isSoundOn: z.boolean(),
    volume: z.number(),
    isMotionReduced: z.boolean(),
  }),
  /** Whether links to play money and deposits may be shown: not to a player at a limit or on a break. */
  z.object({ ...versioned, kind: z.literal('offers'), mayOffer: z.boolean() }),
  z.object({ ...versioned, kind: z.literal('pause') }),
  z.object({ ...versioned, kind: z.literal('resume') }),
]);
export type HostMessage = z.output<typeof hostMessage>;
