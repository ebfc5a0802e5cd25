import type { GameRound, OpenRound, WatchedRound } from '../../contract/games/game-calls.ts';
import type { OpenSeedPair } from '../../contract/games/seed-pair-calls.ts';
import type { Cents } from '../../contract/money.ts';
import { NO_CENTS } from '../../contract/money.ts';
import type { FailureKey } from '../../src/platform/http/call-failure.ts';

/** State of the frame between opening and closing. Only `ready` accepts a bet, only `open` an act. */
export type FramePhase =
  | { readonly kind: 'opening' }
  | { readonly kind: 'ready' }
  /** The bet is placed by itself as soon as a shared round takes bets; the player may still withdraw it. */
  | { readonly kind: 'waiting' }
  /** The stake is subtracted, the game is in motion, the request is in flight. */
  | { readonly kind: 'asking' }
  /** The player has acted, or what the last act brought is being shown. */
  | { readonly kind: 'acting'; readonly round: OpenRound }
  /** The round waits for an act of the player. */
  | { readonly kind: 'open'; readonly round: OpenRound }
  /** The outcome is known and is being shown; `isReplay` after a reload in mid-round. */
  | { readonly kind: 'showing'; readonly round: GameRound; readonly isReplay: boolean }
  /** Nothing goes on by itself. With `canRetry` the player may ask again, else only leave. */
  | { readonly kind: 'stopped'; readonly failure: FailureKey; readonly canRetry: boolean };

/** A shared round as it is followed. */
export interface FollowedRound extends Pick<WatchedRound, 'round' | 'past'> {
  /** The server's time now, as well as it can be told from here. Milliseconds since 1970. */
  serverNow(): number;
}

export interface FrameState<Bet = unknown> {
  readonly phase: FramePhase;
  readonly isPlayMoney: boolean;
  /** What the player may see: without the win of a round whose end is not shown. */
  readonly balance: Cents;
  /** On offer, ascending: whole stakes, or the chips of a table. */
  readonly stakes: readonly Cents[];
  /** What the next round is played for; null while the player has not made a bet. */
  readonly bet: Bet | null;
  /** What it costs; 0 without a bet. */
  readonly stake: Cents;
  /** The last round that was shown to its end. */
  readonly lastRound: GameRound | null;
  /** Rounds of this frame, latest first. */
  readonly history: readonly GameRound[];
  /** Of a game whose rounds are shared; null in any other, and before it is known. */
  readonly followed: FollowedRound | null;
  /** An error that the player can continue from; the next spin clears it. */
  readonly notice: FailureKey | null;
  /** The player's seeds of now: they decide bets in rounds of their own, and are shown before a stake. Null while none is open. */
  readonly seedPair: OpenSeedPair | null;
  /** The commitment of the server seed that comes next. Hex. */
  readonly nextCommit: string;
  /** A round whose answer is not what was promised before its stake; null while there is none. */
  readonly brokenRound: string | null;
  /** The page around the frame has paused the game. */
  readonly isPaused: boolean;
  /** The page allows offers of play money and deposits; never to a player at a limit. */
  readonly mayOffer: boolean;
  /** What the player's own limits leave for a stake of real money, as the page knows it; null without one. */
  readonly limitLeft: Cents | null;
}

export const OPENING_STATE: FrameState<never> = {
  phase: { kind: 'opening' },
  isPlayMoney: false,
  balance: NO_CENTS,
  stakes: [],
  bet: null,
  stake: NO_CENTS,
  lastRound: null,
  history: [],
  followed: null,
  notice: null,
  seedPair: null,
  nextCommit: '',
  brokenRound: null,
  isPaused: false,
  mayOffer: false,
  limitLeft: null,
};

const HISTORY_LENGTH = 50;

export function withRound(history: readonly GameRound[], round: GameRound): readonly GameRound[] {
  if (history.some(({ roundId }) => roundId === round.roundId)) return history;
  return [round, ...history].slice(0, HISTORY_LENGTH);
}

/** Everything else of a round stays as it was shown to the player, whatever the server says of it later. */
export const withServerSeed = (round: GameRound, serverSeed: string | null): GameRound => ({
  ...round,
  proof: { ...round.proof, serverSeed },
});

type StakeFacts = Pick<FrameState, 'balance' | 'isPlayMoney' | 'limitLeft'>;

/** Whether the player's own limits leave too little for a stake. Play money has none. */
export const isBeyondLimit = (
  { isPlayMoney, limitLeft }: Omit<StakeFacts, 'balance'>,
  stake: Cents,
): boolean => !isPlayMoney && limitLeft !== null && stake > limitLeft;

/** Whether balance and limits cover a stake. */
export const canStake = (state: StakeFacts, stake: Cents): boolean =>
  stake <= state.balance && !isBeyondLimit(state, stake);

export function canPlay(state: FrameState): boolean {
  const { phase, isPaused, bet, stake } = state;
  return phase.kind === 'ready' && !isPaused && bet !== null && canStake(state, stake);
}

export const canAct = ({ phase, isPaused }: Pick<FrameState, 'phase' | 'isPaused'>): boolean =>
  phase.kind === 'open' && !isPaused;

/** Whether a past round may be shown now. */
export const canReplay = ({ phase, isPaused }: FrameState): boolean => phase.kind === 'ready' && !isPaused;

/** What the player's own limits say to a stake. */
export const PROTECTION_NOTICES = [
  'legalChanged',
  'onBreak',
  'stakeLimitReached',
  'lossLimitReached',
  'sessionTimeUp',
  'realityCheckDue',
] as const;
