import type { CallData } from '../../../contract/call.ts';
import type { receiveDrawChance } from '../../../contract/jackpot/jackpot-calls.ts';

export type DrawResult = CallData<typeof receiveDrawChance>;

/** The three values that identify a draw, however often it is requested. */
export interface DrawRequest {
  readonly requestId: string;
  readonly clientSeed: string;
  readonly commit: string;
}

/** Every state of a draw holds this. */
export interface DrawBase {
  /** Halls that are open, as a page or an overlay; without one no result is visible. */
  readonly halls: number;
  readonly isVisible: boolean;
  readonly hasPresenter: boolean;
  /** Of the last press of SPIN, on the page's clock. */
  readonly pressedAt: number;
  /** The result of an effect counts only in the generation that requested it. */
  readonly generation: number;
  /** The cell that is lit; null before the first draw. */
  readonly litCell: number | null;
}

/** What an unanswered draw waits for. */
type AwaitedSignal =
  | { readonly for: 'answer' }
  /** The draw was rejected: the board says whether another one may be requested. */
  | { readonly for: 'offer'; readonly failure: unknown; readonly mayAskAgain: boolean }
  /** The answer is here, and belongs to a board that is being loaded. */
  | { readonly for: 'board'; readonly result: DrawResult };

export interface IdleDraw extends DrawBase {
  readonly phase: 'idle';
  /** The error of the last draw; null without one. */
  readonly failure: unknown;
}

/** `requesting`: the light circles until the answer comes. `retrying`: no answer came, and the same draw is requested again. */
export interface UnansweredDraw extends DrawBase {
  readonly phase: 'requesting' | 'retrying';
  readonly request: DrawRequest;
  readonly awaited: AwaitedSignal;
  /** How often it was retried. */
  readonly tries: number;
  /** The result is to be shown at once: skipped, or the page is hidden. */
  readonly isCut: boolean;
  /** What `retrying` met. */
  readonly failure: unknown;
}

/** Plays what the server has decided: the light's run on the ring, then the turn of the wheel. */
export interface PresentedDraw extends DrawBase {
  readonly phase: 'ring' | 'wheel';
  readonly request: DrawRequest;
  readonly result: DrawResult;
}

/** Shows it, until the player has taken it. */
export interface AwardedDraw extends DrawBase {
  readonly phase: 'award';
  readonly request: DrawRequest;
  readonly result: DrawResult;
  /** The presenter shows it; until then it stands nowhere else. */
  readonly isCounting: boolean;
}

export type DrawState = IdleDraw | UnansweredDraw | PresentedDraw | AwardedDraw;
export type DrawPhase = DrawState['phase'];

export const FIRST_DRAW_STATE: IdleDraw = {
  phase: 'idle',
  failure: null,
  halls: 0,
  isVisible: true,
  hasPresenter: false,
  pressedAt: Number.NEGATIVE_INFINITY,
  generation: 0,
  litCell: null,
};

/** Returns the result that is being shown; null outside an award. */
export const awardedOf = (state: DrawState): DrawResult | null =>
  state.phase === 'award' ? state.result : null;

/** Whether its amount is still being counted up. */
export const isCounting = (state: DrawState): boolean => state.phase === 'award' && state.isCounting;

/** Why there was no draw, or why its answer is still awaited. */
export const failureOf = (state: DrawState): unknown => ('failure' in state ? state.failure : null);
