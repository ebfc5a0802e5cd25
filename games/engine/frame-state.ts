import type { Cents } from '../../contract/money.ts';
import { NO_CENTS } from '../../contract/money.ts';
import type { FailureKey } from '../../src/platform/http/call-failure.ts';
import type { AnyRound } from './round.ts';

/** State of the frame between opening and closing. Only `ready` accepts a stake. */
export type FramePhase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'ready' }
  /** The stake is subtracted, the reels spin, the request is in flight. */
  | { readonly kind: 'asking' }
  /** The outcome is known and is being shown; `isReplay` after a reload in mid-round. */
  | { readonly kind: 'showing'; readonly round: AnyRound; readonly isReplay: boolean }
  /** Nothing goes on by itself. With `canRetry` the player may ask again, else only leave. */
  | { readonly kind: 'stopped'; readonly failure: FailureKey; readonly canRetry: boolean };

export interface FrameState {
  readonly phase: FramePhase;
  readonly isPlayMoney: boolean;
  /** What the player may see: without the win of a round whose end is not shown. */
  readonly balance: Cents;
  readonly stakes: readonly Cents[];
  readonly stake: Cents;
  /** The last round that was shown to its end. */
  readonly lastRound: AnyRound | null;
  /** Rounds of this frame, latest first. */
  readonly history: readonly AnyRound[];
  /** An error that the player can continue from; the next spin clears it. */
  readonly notice: FailureKey | null;
  /** The server's promise for the next round, shown before its stake. Hex. */
  readonly nextCommit: string;
  /** The page around the frame has paused the game. */
  readonly isPaused: boolean;
  /** The page allows offers of play money and deposits; never to a player at a limit. */
  readonly mayOffer: boolean;
}

export const OPENING_STATE: FrameState = {
  phase: { kind: 'opening' },
  isPlayMoney: false,
  balance: NO_CENTS,
  stakes: [],
  stake: NO_CENTS,
  lastRound: null,
  history: [],
  notice: null,
  nextCommit: '',
  isPaused: false,
  mayOffer: false,
};

const HISTORY_LENGTH = 50;

export function withRound(history: readonly AnyRound[], round: AnyRound): readonly AnyRound[] {
  if (history.some(({ roundId }) => roundId === round.roundId)) return history;
  return [round, ...history].slice(0, HISTORY_LENGTH);
}

export function canSpin(state: FrameState): boolean {
  return state.phase.kind === 'ready' && !state.isPaused && state.stake <= state.balance;
}

/** The next stake on offer in a direction; the same one at the ends. */
export function stepStake({ stakes, stake }: FrameState, direction: 1 | -1): Cents {
  const index = stakes.indexOf(stake) + direction;
  return stakes[Math.min(Math.max(index, 0), stakes.length - 1)] ?? stake;
}

/** What the player's own limits say to a stake. */
export const PROTECTION_NOTICES = [
  'legalChanged',
  'onBreak',
  'stakeLimitReached',
  'lossLimitReached',
  'sessionTimeUp',
  'realityCheckDue',
] as const;
