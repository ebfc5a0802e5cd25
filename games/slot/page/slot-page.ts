import type * as z from 'zod/mini';
import type { SlotBet } from '../../../contract/games/slot.ts';
import type { Cents } from '../../../contract/money.ts';
import type { BetFigures, GameFigures } from '../../../maths/game-figures.ts';
import type { GameMaths } from '../../../maths/game-maths.ts';
import type { AnySlot } from '../../../maths/slot/definition/slot-definition.ts';
import type { Strip, SymbolId } from '../../../maths/slot/slot-model.ts';
import type { DrawLoop } from '../../engine/draw-loop.ts';
import type { OwnSounds } from '../../engine/own-sounds.ts';
import type { RoundOf } from '../../engine/round.ts';
import type { GameSound } from '../../engine/sound.ts';
import type { Machine } from '../machine.ts';
import type { MachineSkin } from '../machine-skin.ts';
import type { ReelMotions } from '../reel-motion.ts';
import type { FeatureTools, ReelOverlay, ShownEnd } from '../reel-view.ts';
import type { WinReading } from '../win-reading.ts';
import type { SlotTexts } from './slot-texts.ts';

/** A win of any slot, as its round says it. */
export interface SlotWin {
  readonly symbol: SymbolId;
  /** Reels from the left; of a game that pays counts, cells. */
  readonly count: number;
  readonly pay: Cents;
  /** `SCATTER_LINE` for scatters, which are on no line. */
  readonly line?: number;
  readonly ways?: number;
  /** What its wilds made of it; it is part of the pay. */
  readonly multiplier?: number;
}

export type SlotRoundOf<Outcome> = RoundOf<SlotBet, Outcome>;

/** The window that a spin shows first, and what it pays. */
export interface FirstWindow extends ShownEnd<SlotWin> {
  readonly stops: readonly number[];
}

export type SlotTools = FeatureTools<SlotWin>;

/** What the parts of a page read. */
export interface SlotContext {
  readonly slot: AnySlot;
  readonly texts: SlotTexts;
}

/** How a slot's spin is shown: `turningReels` and `fallingCells`. */
export interface SpinShow<Outcome> {
  /** What hangs on the reels at first. */
  strips(slot: AnySlot): readonly Strip[];
  readonly firstStops: readonly number[];
  makeMotions?(machine: Machine, loop: DrawLoop): ReelMotions;
  /** Said before the reels land. @returns what they land on */
  firstOf(outcome: Outcome): FirstWindow;
  /** What follows the first window within the spin. Null where nothing did. */
  follow?(
    round: SlotRoundOf<Outcome>,
    tools: SlotTools,
    context: SlotContext,
    moment: SlotMoment,
  ): Promise<ShownEnd<SlotWin> | null>;
}

/** How a feature is shown: `freeSpinsShow`, `respinsShow`, `holdShow`. */
export interface FeatureShow<Outcome> {
  /** Texts that it paints. */
  paintedTexts(context: SlotContext): string[];
  stand(
    machine: Machine,
    context: SlotContext,
  ): {
    readonly overlay?: ReelOverlay<SlotRoundOf<Outcome>>;
    play(round: SlotRoundOf<Outcome>, tools: SlotTools): Promise<ShownEnd<SlotWin> | null>;
  };
}

/** A movement of the slot's own. All of it is optional, and none of it decides anything. */
export interface SlotMoment
  extends Partial<Pick<WinReading<SlotWin>, 'open' | 'reset' | 'enliven' | 'calm'>> {
  /** A window has fallen. @param step how many have, in this round */
  fell?(step: number): void;
}

export interface MomentStage extends SlotContext {
  readonly machine: Machine;
  readonly loop: DrawLoop;
  readonly sound: GameSound;
}

/** Exact figures of the one bet that a slot has, with those of its feature. */
export type SlotBetFigures = BetFigures & {
  readonly freeSpinsOneIn?: number;
  readonly freeSpinsBp?: number;
  readonly respinsOneIn?: number;
  readonly respinsBp?: number;
  readonly holdOneIn?: number;
  readonly holdBp?: number;
  readonly fullOneIn?: number;
};

/** `bets` has one, `spin`. */
export interface SlotFigures extends GameFigures {
  readonly bets: Readonly<Record<string, SlotBetFigures>>;
}

/** Everything that a slot's page is made of; what can be read from the definition is not said again. */
export interface SlotPage<Outcome> {
  readonly slot: AnySlot;
  readonly game: GameMaths<SlotBet, never, Outcome>;
  /** Schema of what comes with a round. */
  readonly outcome: z.ZodMiniType<Outcome>;
  readonly figures: SlotFigures;
  readonly skin: MachineSkin;
  /** Addresses of the built images of its symbols by their paths, from `import.meta.glob`. */
  readonly symbolFiles: Readonly<Record<string, string>>;
  readonly spin: SpinShow<Outcome>;
  readonly feature?: FeatureShow<Outcome>;
  makeMoment?(stage: MomentStage): SlotMoment;
  /** Addresses of its own music and wins; without it a slot has no music and the wins of all games. */
  readonly sounds?: OwnSounds;
}
