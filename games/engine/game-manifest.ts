import type * as z from 'zod/mini';
import type { Cents } from '../../contract/money.ts';
import type { GameMaths } from '../../maths/game-maths.ts';
import type { SharedComparison } from '../../maths/verify-promise.ts';
import type { MessageNamespace } from '../../src/platform/i18n.ts';
import type { ControlTexts, OpenAction } from './controls.ts';
import type { FrameState } from './frame-state.ts';
import type { InfoTab } from './info-dialog.ts';
import type { OwnSounds } from './own-sounds.ts';
import type { OpenRoundOf, RoundOf } from './round.ts';
import type { RoundFlow, RoundFlowDependencies } from './round-flow-dependencies.ts';
import type { GameSound } from './sound.ts';

/** The drawn part of a game. It plays given outcomes and decides nothing. */
export interface GameScene<Bet, Outcome> {
  /** Sets the game in motion; the outcome is not known yet. */
  start(): void;
  /** Resolves when the player has seen the end, features included. */
  show(round: RoundOf<Bet, Outcome>): Promise<void>;
  /**
   * Of a game that the player acts in: resolves when the player may act. It is called with a round that was begun
   * before as well, and twice with the same one.
   */
  showOpen?(round: OpenRoundOf<Bet, Outcome>): Promise<void>;
  /** Brings the game to rest where it was: no outcome came. */
  cancel(): void;
  /** Brings what celebrates the round to its end at once; what decides it is never cut short. */
  skip?(): void;
  setReducedMotion(isReduced: boolean): void;
  /** For a scene that shows the bet while it is made, like chips on a table. */
  update?(state: FrameState<Bet>): void;
  free(): void;
}

interface GameSceneDependencies<Bet> {
  readonly place: HTMLElement;
  readonly sound: GameSound;
  /** Says something to people who do not see the scene. */
  announce(text: string): void;
  readonly forcedRenderer: string | null;
  /** For a scene in which bets are made. Ignored while a round runs. */
  setBet(bet: Bet | null): void;
  /** For a scene in which the player acts. Ignored while no round waits for an act. */
  act(act: unknown): void;
}

/** Where the bet is made, in the console. */
export interface BetControls<Bet> {
  readonly view: HTMLElement;
  update(state: FrameState<Bet>): void;
}

/** Everything the engine must know of a game. Texts are functions, because the language is chosen later. */
export interface GameManifest<Bet, Outcome> {
  /** Verifies rounds, says what may be bet and what it costs. The server decides with the same. */
  readonly maths: GameMaths<Bet, unknown, Outcome>;
  /** Schemas of what comes with a round; one that they do not accept is not shown. */
  readonly bet: z.ZodMiniType<Bet>;
  readonly outcome: z.ZodMiniType<Outcome>;
  /** Message namespaces beside the engine's own. */
  readonly messages: readonly MessageNamespace[];
  title(): string;
  /** What the drawn part is called to people who do not see it. */
  sceneLabel(): string;
  readonly controls: ControlTexts;
  /** The bet of a player who has chosen nothing yet; null where there is none without a choice. */
  firstBet(stake: Cents): Bet | null;
  /** @param setBet ignored while a round runs */
  betControls(setBet: (bet: Bet | null) => void): BetControls<Bet>;
  /** What the button that plays a round does while a round waits, like cashing out. */
  openAction?(round: OpenRoundOf<Bet, Outcome>, state: FrameState<Bet>): OpenAction | null;
  /** How a round goes, where it is not one of the player's own; `games/shared-rounds` has one for rounds of all players. */
  makeFlow?(parts: RoundFlowDependencies<Bet>): RoundFlow<Bet>;
  /** Compares rounds of all players with what was promised of them; without it they are the player's own. */
  readonly sharedComparison?: SharedComparison;
  /** Paytable, rules and the like; the rounds of the session follow by themselves. */
  infoTabs(stake: () => Cents): readonly InfoTab[];
  /** What the list of rounds says of one beside stake and win: names and values. Default: bet and outcome as JSON. */
  roundRows?(round: RoundOf<Bet, Outcome>): readonly (readonly [string, string])[];
  /**
   * A past round shown again in the list, where the scene itself follows rounds of all players and cannot show it.
   * @param isStill shows its end without motion
   */
  replayView?(round: RoundOf<Bet, Outcome>, isStill: boolean): HTMLElement;
  /** Every text that is painted on the canvas, in the chosen language: its fonts are loaded first. */
  paintedTexts(): string[];
  /** A bed of music and wins of the game's own, fetched after the first touch while the sound is on. */
  readonly sounds?: OwnSounds;
  openScene(parts: GameSceneDependencies<Bet>): Promise<GameScene<Bet, Outcome>>;
}
