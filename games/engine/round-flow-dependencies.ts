import type { GameRound, OpenRound } from '../../contract/games/game-calls.ts';
import type { PendingRequests } from '../../src/platform/pending-requests.ts';
import type { BetRules } from './bet-rules.ts';
import type { FrameBridge } from './bridge.ts';
import type { FrameState } from './frame-state.ts';
import type { GameServer } from './game-server.ts';
import type { GameTokens } from './launch-token.ts';
import type { Observable } from './observable.ts';
import type { RoundPromises } from './round-promises.ts';

/** What shows a round. It plays given outcomes and decides nothing. */
interface RoundView {
  /** Sets the game in motion; the outcome is not known yet. */
  start(): void;
  /** Resolves when the player has seen the end, features included. */
  show(round: GameRound): Promise<void>;
  /** Resolves when the player has seen how far the round has come, and may act. Also after a reload, and twice. */
  showOpen(round: OpenRound): Promise<void>;
  /** Brings the game to rest where it was: no outcome came. */
  cancel(): void;
}

export interface RoundFlowDependencies<Bet> {
  readonly state: Observable<FrameState<Bet>>;
  readonly bets: BetRules<Bet>;
  readonly server: GameServer;
  readonly tokens: GameTokens;
  readonly pending: PendingRequests;
  readonly bridge: FrameBridge;
  readonly promises: RoundPromises;
  readonly view: RoundView;
  newId(): string;
  /** By the clock that `pending` stores by. Milliseconds since 1970. */
  deviceNow(): number;
  /** Milliseconds that only go forward. */
  elapsed(): number;
  wait(ms: number): Promise<void>;
  /** Resolves once what is shown now was painted on a page that is visible. */
  onScreen(): Promise<void>;
}

export interface RoundFlow<Bet> {
  /** `launchToken` is null after a reload: the stored token is used. */
  open(launchToken: string | null): Promise<void>;
  /** Plays a round for the bet that is made. */
  play(): Promise<void>;
  /** Acts in the round that is open; ignored at any other time. */
  act(act: unknown): Promise<void>;
  /** From `stopped`: retries the same round, or opens again. */
  retry(): Promise<void>;
  /** The bet of the next round; ignored while one runs. */
  setBet(bet: Bet | null): void;
}
